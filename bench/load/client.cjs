// Plays boardgame.io matches, two socket.io clients each, against a server on this machine.
//
//     node client.cjs '{"port": 8000, "tables": 200, "warm": 1, "seconds": 5, "rate": 200}'
//
// Closed loop first (each match has one move under way), then `rate` moves a second over all matches.  A move is
// acknowledged when the client that made it receives the new state.  Prints one line of JSON for each part.

const { io } = require("socket.io-client");

const job = JSON.parse(process.argv[2]);
const now = () => performance.now();
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

class Match {
  constructor(number, load) {
    this.id = `m${number}`;
    this.load = load;
    this.state = null;
    this.sent = 0; // when the move under way was sent; 0 when there is none
    this.mover = "";
    this.players = ["0", "1"].map((player) => this.join(player));
  }

  join(player) {
    const socket = io(`http://127.0.0.1:${job.port}/count`, { transports: ["websocket"], forceNew: true });
    const synced = new Promise((done) => {
      socket.on("sync", (_, { state }) => {
        this.hear(player, state);
        done();
      });
    });
    socket.on("update", (_, state) => this.hear(player, state));
    socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
    return { socket, synced };
  }

  hear(player, state) {
    if (this.state === null || state._stateID > this.state._stateID) this.state = state;
    if (!this.sent || player !== this.mover || state._stateID <= this.before) return;
    const took = now() - this.sent;
    this.sent = 0;
    this.load.acknowledged(this, took);
  }

  get ready() {
    return !this.sent;
  }

  move() {
    this.mover = this.state.ctx.currentPlayer;
    this.before = this.state._stateID;
    this.sent = now();
    const payload = { type: "add", args: [], playerID: this.mover, credentials: undefined };
    this.players[Number(this.mover)].socket.emit(
      "update", { type: "MAKE_MOVE", payload }, this.before, this.id, this.mover,
    );
  }
}

class Load {
  constructor() {
    this.closed = false;
    this.counting = false;
    this.took = [];
    this.matches = [];
  }

  acknowledged(match, took) {
    if (this.counting) this.took.push(took);
    if (this.closed) match.move();
  }

  async counted(part) {
    await pause(job.warm);
    const cpu = process.cpuUsage();
    const began = now();
    this.took = [];
    this.counting = true;
    console.log(JSON.stringify({ began: part }));
    await pause(job.seconds);
    this.counting = false;
    const seconds = (now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    console.log(JSON.stringify({ part, seconds, cpu: (user + system) / 1e6, took: this.took }));
  }

  async open() {
    for (let number = 0; number < job.tables; number += 1) {
      const match = new Match(number, this);
      this.matches.push(match);
      for (const player of match.players) await player.synced;
    }
  }

  async playClosed() {
    this.closed = true;
    for (const match of this.matches) match.move();
    await this.counted("closed");
    this.closed = false;
    await pause(1);
  }

  async playPaced() {
    const began = now();
    let due = 0;
    let next = 0;
    const timer = setInterval(() => {
      for (; due < ((now() - began) / 1000) * job.rate; due += 1) {
        for (let tried = 0; tried < this.matches.length; tried += 1) {
          const match = this.matches[next++ % this.matches.length];
          if (match.ready) {
            match.move();
            break;
          }
        }
      }
    }, 1);
    await this.counted("paced");
    clearInterval(timer);
  }
}

async function main() {
  const load = new Load();
  await load.open();
  await load.playClosed();
  await load.playPaced();
  process.exit(0);
}

main();

// boardgame.io's own server with the smallest game: a counter, two players in turn, a state of about 600 bytes.
//
//     node server.cjs memory
//     node server.cjs file <folder>
//
// Prints its port when it is ready.  Matches come into being when a client first asks for them.

const { FlatFile, Server } = require("boardgame.io/server");

const PADDING = "x".repeat(560);

const game = {
  name: "count",
  setup: () => ({ count: 0, padding: PADDING }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const [kind, folder] = process.argv.slice(2);
const db = kind === "file" ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], db, origins: ["*"] });
// Without credentials, as nobody is told any: the check of Ridotto's signed cookies has no counterpart here.
server.run({ port: 0 }).then(({ appServer }) => console.log(`PORT ${appServer.address().port}`));

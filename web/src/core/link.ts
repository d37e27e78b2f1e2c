/** One socket to a table.  It comes back by itself and asks for exactly what it missed. */
import type { Lang, Message, Reply } from './messages';
import type { Move, MoveMessage, ViewMessage } from './wire';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type LinkState = 'connecting' | 'online' | 'offline' | 'held' | 'refused'; // held: no room just now

/** Where a viewer stands: what to ask for after a break. */
export interface Resume {
  readonly seat: number;
  readonly epoch: number;
  readonly after: number;
}

export interface LinkOptions {
  address: (resume: Resume) => string;
  seat: number;
  onmessage: (message: Message) => void;
  onstate: (state: LinkState) => void;
  open?: (address: string) => Socket;
  wait?: (milliseconds: number, then: () => void) => () => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REPLY_WAIT = 10_000; // without a reply after this time the connection counts as lost
const TOO_MANY = 4429; // windows, spectators or messages: we ask again, but not soon
const REFUSED = 4400; // this code and above: the server will not have us, so we do not ask again

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** How long to wait before try `n` (from 0), with some spread so that not all come back at once. */
export const patience = (n: number, spread: number = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + spread / 2);

/** A move that was sent and not replied to. */
interface Pending {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: TypeError) => void;
  readonly cancel: () => void; // of the timeout
}

export class Link {
  #options: LinkOptions;
  #socket: Socket | null = null;
  #resume: Resume;
  #tries = 0;
  #cancel: (() => void) | null = null;
  #ended = false;
  #pending = new Map<number, Pending>();
  #moves = 0; // sent so far

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#resume = { seat: options.seat, epoch: -1, after: -1 };
    this.#connect();
  }

  /** What was seen so far; the next connection goes on from there. */
  seen(epoch: number, number: number): void {
    this.#resume = { ...this.#resume, epoch, after: number };
  }

  /** Look from another seat: all that follows is for that seat. */
  look(seat: number): void {
    this.#resume = { seat, epoch: -1, after: -1 };
    this.#send({ type: 'view', seat });
  }

  speak(lang: Lang): void {
    this.#send({ type: 'view', lang });
  }

  /** Send a move, if the socket is open; null if not.  Fails like a fetch when the connection is lost before the reply. */
  move(move: Move): Promise<Reply> | null {
    if (!this.#open) return null;
    const id = (this.#moves += 1);
    const { wait = later } = this.#options;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, cancel: wait(REPLY_WAIT, () => this.#connect()) });
      this.#send({ type: 'move', id, ...move });
    });
  }

  /** Try at once, for example because the network is back. */
  hurry(): void {
    if (this.#cancel === null || this.#ended) return;
    this.#cancel();
    this.#tries = 0;
    this.#connect();
  }

  /** Begin again from nothing, for example because the server now knows who we are. */
  renew(): void {
    if (this.#ended) return;
    this.#cancel?.();
    this.#tries = 0;
    this.#resume = { ...this.#resume, epoch: -1, after: -1 };
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#cancel?.();
    this.#cancel = null;
    this.#drop();
  }

  get #open(): boolean {
    return this.#socket !== null && this.#tries === 0;
  }

  #send(message: ViewMessage | MoveMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Message | Reply): void {
    if (message.type !== 'accepted' && message.type !== 'refused') {
      this.#options.onmessage(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.cancel();
    pending?.resolve(message);
  }

  #giveUp(): void {
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    for (const { cancel, reject } of lost) {
      cancel();
      reject(new TypeError('The connection was lost before the reply.'));
    }
  }

  #drop(): void {
    this.#giveUp();
    const socket = this.#socket;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #connect(): void {
    this.#cancel = null;
    this.#drop();
    const { open = browserSocket, address, onstate } = this.#options;
    onstate('connecting');
    const asked = this.#resume;
    const socket = open(address(asked));
    this.#tries += 1;
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      onstate('online');
      if (this.#resume.seat !== asked.seat) this.#send({ type: 'view', seat: this.#resume.seat });
    };
    socket.onmessage = ({ data }) => {
      for (const line of String(data).split('\n')) this.#hear(JSON.parse(line) as Message | Reply);
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#giveUp();
    if (this.#ended) return;
    if (code !== TOO_MANY && code >= REFUSED && code < 4500) {
      this.#ended = true;
      this.#options.onstate('refused');
      return;
    }
    const held = code === TOO_MANY;
    this.#options.onstate(held ? 'held' : 'offline');
    const { wait = later } = this.#options;
    this.#cancel = wait(patience(held ? Infinity : this.#tries), () => this.#connect());
    this.#tries = Math.max(1, this.#tries);
  }
}

function browserSocket(address: string): Socket {
  const real = new WebSocket(address);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => real.send(text),
    close: () => real.close(),
  };
  real.onopen = () => socket.onopen?.();
  real.onmessage = ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data });
  real.onclose = ({ code }) => socket.onclose?.({ code });
  return socket;
}

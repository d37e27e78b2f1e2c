/** One socket to a table.  It comes back by itself and asks for exactly what it missed. */

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type LinkState = 'connecting' | 'online' | 'offline' | 'refused';

/** Where a viewer stands: what to ask for after a break. */
export interface Resume {
  readonly seat: number;
  readonly epoch: number;
  readonly after: number;
}

export interface LinkOptions {
  address: (resume: Resume) => string;
  seat: number;
  onmessage: (message: unknown) => void;
  onstate: (state: LinkState) => void;
  open?: (address: string) => Socket;
  wait?: (milliseconds: number, then: () => void) => () => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REFUSED = 4400; // this code and above: the server will not have us, so we do not ask again

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** How long to wait before try `n` (from 0), with some spread so that not all come back at once. */
export const patience = (n: number, spread: number = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + spread / 2);

export class Link {
  #options: LinkOptions;
  #socket: Socket | null = null;
  #resume: Resume;
  #tries = 0;
  #cancel: (() => void) | null = null;
  #ended = false;

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
    this.#send({ seat });
  }

  speak(lang: string): void {
    this.#send({ lang });
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

  #send(message: object): void {
    if (this.#socket !== null && this.#tries === 0) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #connect(): void {
    this.#cancel = null;
    this.#drop();
    const { open = browserSocket, address, onmessage, onstate } = this.#options;
    onstate('connecting');
    const asked = this.#resume;
    const socket = open(address(asked));
    this.#tries += 1;
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      onstate('online');
      if (this.#resume.seat !== asked.seat) this.#send({ seat: this.#resume.seat });
    };
    socket.onmessage = ({ data }) => onmessage(JSON.parse(String(data)));
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#ended) return;
    if (code >= REFUSED && code < 4500) {
      this.#ended = true;
      this.#options.onstate('refused');
      return;
    }
    this.#options.onstate('offline');
    const { wait = later } = this.#options;
    this.#cancel = wait(patience(this.#tries), () => this.#connect());
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

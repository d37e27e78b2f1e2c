import { beforeEach, describe, expect, it } from 'vitest';
import { Link, patience, type LinkState, type Resume, type Socket } from '../src/core/link';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let states: LinkState[];
let messages: unknown[];
let waits: { milliseconds: number; then: () => void; cancelled: boolean }[];
const last = (): FakeSocket => sockets[sockets.length - 1]!;

const start = (): Link =>
  new Link({
    address: ({ seat, epoch, after }: Resume) => `${seat}/${epoch}/${after}`,
    seat: 2,
    onmessage: (message) => messages.push(message),
    onstate: (state) => states.push(state),
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
    wait: (milliseconds, then) => {
      const wait = { milliseconds, then, cancelled: false };
      waits.push(wait);
      return () => (wait.cancelled = true);
    },
  });

beforeEach(() => {
  sockets = [];
  states = [];
  messages = [];
  waits = [];
});

describe('link', () => {
  it('connects as a newcomer and hands on what it hears', () => {
    start();
    expect(last().address).toBe('2/-1/-1');
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"table"}' });
    expect(messages).toEqual([{ type: 'table' }]);
    expect(states).toEqual(['connecting', 'online']);
  });

  it('hears each line of a frame as a message', () => {
    start();
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"table"}\n{"type":"chat","text":"a\\nb"}' });
    expect(messages).toEqual([{ type: 'table' }, { type: 'chat', text: 'a\nb' }]);
  });

  it('comes back after a break and asks for what it missed', () => {
    const link = start();
    last().onopen?.();
    link.seen(3, 41);
    last().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('offline');
    waits[0]!.then();
    expect(last().address).toBe('2/3/41');
    last().onopen?.();
    expect(states.at(-1)).toBe('online');
  });

  it('waits longer each time, up to a limit', () => {
    expect([0, 1, 2, 3].map((n) => patience(n, 0.5))).toEqual([300, 600, 1200, 2400]);
    expect(patience(50, 1)).toBeLessThanOrEqual(12_500);
    start();
    for (let i = 0; i < 4; i++) {
      last().onclose?.({ code: 1006 });
      waits.at(-1)!.then();
    }
    const [first, , , fourth] = waits.map(({ milliseconds }) => milliseconds);
    expect(fourth!).toBeGreaterThan(first! * 2);
  });

  it('hurries when told to, and only while it waits', () => {
    const link = start();
    link.hurry();
    expect(sockets).toHaveLength(1);
    last().onclose?.({ code: 1006 });
    link.hurry();
    expect(sockets).toHaveLength(2);
    expect(waits[0]!.cancelled).toBe(true);
  });

  it('looks from another seat, at once or after the connection is made', () => {
    const link = start();
    link.look(0);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toEqual(['{"type":"view","seat":0}']);
    link.look(1);
    expect(last().sent).toEqual(['{"type":"view","seat":0}', '{"type":"view","seat":1}']);
    last().onclose?.({ code: 1006 });
    waits[0]!.then();
    expect(last().address).toBe('1/-1/-1');
  });

  const move = { seat: 2, turn: '0.4', code: 7 };

  it('sends moves and tells the reply to each of them, and to nobody else', async () => {
    const link = start();
    last().onopen?.();
    const first = link.move(move);
    const second = link.move(move);
    expect(last().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: 'move', id: 1, ...move },
      { type: 'move', id: 2, ...move },
    ]);
    const refusal = { type: 'refused', id: 2, status: 409, problem: { detail: '', code: 'stale', gaps: {} } };
    last().onmessage?.({ data: JSON.stringify(refusal) });
    last().onmessage?.({ data: '{"type":"accepted","id":1}' });
    expect(await first).toEqual({ type: 'accepted', id: 1 });
    expect(await second).toEqual(refusal);
    expect(messages).toEqual([]);
    expect(waits.every(({ cancelled }) => cancelled)).toBe(true);
  });

  it('takes no move while the socket is not open', () => {
    const link = start();
    expect(link.move(move)).toBeNull();
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    expect(link.move(move)).toBeNull();
  });

  it('fails like a fetch when the connection is lost before the reply', async () => {
    const link = start();
    last().onopen?.();
    const sent = link.move(move);
    last().onclose?.({ code: 1006 });
    await expect(sent).rejects.toThrow(TypeError);
  });

  it('takes a connection without a reply for lost, and goes on from what was seen', async () => {
    const link = start();
    last().onopen?.();
    link.seen(3, 41);
    const sent = link.move(move);
    const old = last();
    waits[0]!.then();
    await expect(sent).rejects.toThrow(TypeError);
    expect(old.closed).toBe(true);
    expect(last().address).toBe('2/3/41');
  });

  it('begins again from nothing when it is renewed', () => {
    const link = start();
    last().onopen?.();
    link.seen(0, 7);
    const old = last();
    link.renew();
    expect(old.closed).toBe(true);
    expect(last().address).toBe('2/-1/-1');
  });

  it('comes back, but not soon, where there is no room or it was too quick', () => {
    start();
    last().onopen?.();
    last().onclose?.({ code: 4429 });
    expect(states.at(-1)).toBe('held');
    expect(waits).toHaveLength(1);
    expect(waits[0]!.milliseconds).toBeGreaterThanOrEqual(7_500);
    waits[0]!.then();
    expect(sockets).toHaveLength(2);
  });

  it('does not come back after it was closed or refused', () => {
    const link = start();
    const socket = last();
    link.close();
    expect(socket.closed).toBe(true);
    expect(waits).toHaveLength(0);
    start();
    last().onclose?.({ code: 4404 });
    expect(states.at(-1)).toBe('refused');
    expect(waits).toHaveLength(0);
  });
});

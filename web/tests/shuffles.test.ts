import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableCommands } from '../src/core/api';
import { addNonces, sitDown } from '../src/core/nonces';
import { noteNonce, noteOf, noteTable } from '../src/core/shuffles';
import type { PlaceInfo, TableInfo } from '../src/core/wire';

const A = 'aa'.repeat(16);
const B = 'bb'.repeat(16);
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

const place = (seat: number, nonce: string, mine: boolean): PlaceInfo => ({ seat, kind: 'guest', name: '', nonce, mine });

const table = (more: Partial<TableInfo>): TableInfo =>
  ({ id: 'one', status: 'waiting', commitment: 'first', chosen_seed: false, places: [place(0, '', true), place(1, '', false)], ...more }) as TableInfo;

function fake() {
  const sent: { command: string; seat: number; nonce?: string | null }[] = [];
  const answer = (command: string) => async (given: { seat: number; nonce?: string | null }) => {
    sent.push({ command, ...given });
  };
  return { sent, commands: { sit: answer('sit'), nonce: answer('nonce') } as unknown as TableCommands };
}

describe('a note of a shuffle', () => {
  it('keeps the commitment that was seen first', () => {
    noteTable(table({}));
    noteTable(table({ commitment: 'second' }));
    noteTable(table({ commitment: 'third', status: 'over' }));
    expect(noteOf('one')).toMatchObject({ commitment: 'first', seen: 'waiting' });
  });
  it('keeps the nonces as they were at the start', () => {
    noteTable(table({}));
    noteTable(table({ places: [place(0, A, true), place(1, B, false)] }));
    expect(noteOf('one')).toMatchObject({ nonces: [A, B], begun: false });
    noteTable(table({ status: 'playing', places: [place(0, A, true), place(1, '', false)] }));
    noteTable(table({ status: 'playing', places: [place(0, B, true), place(1, B, false)] }));
    expect(noteOf('one')).toMatchObject({ nonces: [A, ''], begun: true });
  });
  it('says how far the game was when it was seen first', () => {
    noteTable(table({ status: 'over' }));
    expect(noteOf('one')).toMatchObject({ seen: 'over' });
    expect(noteOf('two')).toBeNull();
  });
  it('keeps what we have added, as long as the seat is ours', () => {
    noteTable(table({}));
    noteNonce('one', 0, A);
    noteTable(table({ status: 'waiting', places: [place(0, A, true), place(1, '', false)] }));
    expect(noteOf('one')?.own).toEqual({ 0: A });
    noteTable(table({ places: [place(0, B, false), place(1, '', true)] }));
    expect(noteOf('one')?.own).toEqual({});
  });
  it('forgets the oldest of very many tables', () => {
    for (let number = 0; number < 250; number++) noteTable(table({ id: `table ${number}` }));
    expect([noteOf('table 49'), noteOf('table 50')?.commitment, noteOf('table 249')?.commitment]).toEqual([null, 'first', 'first']);
  });
  it.each(['no json', 'null', '7'])('is made anew if the store holds %s', (text) => {
    store.set('ridotto.shuffles', text);
    noteTable(table({}));
    expect(noteOf('one')?.commitment).toBe('first');
  });
});

describe('what we add to a seed', () => {
  it('is sent with the seat, random and noted', async () => {
    const { sent, commands } = fake();
    await sitDown(commands, table({}), 1);
    await sitDown(commands, table({ id: 'two' }), 1);
    const [first, second] = sent.map(({ nonce }) => nonce);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(noteOf('one')?.own).toEqual({ 1: first });
  });
  it('is sent for every seat of ours that has none yet, and for no other', async () => {
    const { sent, commands } = fake();
    await addNonces(commands, table({ places: [place(0, '', true), place(1, A, true), place(2, '', false), place(3, '', true)] }));
    expect(sent.map(({ command, seat }) => [command, seat])).toEqual([['nonce', 0], ['nonce', 3]]);
    expect(noteOf('one')?.own).toEqual({ 0: sent[0]?.nonce, 3: sent[1]?.nonce });
  });
  it('is nothing at a table with a chosen seed, or when the game has begun', async () => {
    const { sent, commands } = fake();
    await addNonces(commands, table({ chosen_seed: true }));
    await addNonces(commands, table({ id: 'two', status: 'playing' }));
    await sitDown(commands, table({ id: 'three', chosen_seed: true }), 0);
    expect(sent).toEqual([{ command: 'sit', seat: 0, nonce: null }]);
  });
  it('is not noted if it was refused', async () => {
    const refused = { nonce: () => Promise.reject(new Error()) } as unknown as TableCommands;
    await expect(addNonces(refused, table({}))).rejects.toThrow();
    expect(noteOf('one')?.own).toEqual({});
  });
});

/** The fair shuffle, checked here in the browser: the server is not believed but recomputed. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ShuffleNote } from './shuffles';
import type { Draw, Proof } from './wire';

export type Finding = 'holds' | 'broken' | 'unknown'; // unknown: this browser has noted nothing to compare with

export interface Verdict {
  readonly seed: Finding; // is its hash the commitment?
  readonly draws: Finding; // do all follow from seed and nonces?
  readonly wrong: readonly number[]; // numbers of the draws that do not
  readonly commitment: Finding; // is it the one that this browser has noted?
  readonly nonces: Finding; // are they those that this browser has noted, its own among them?
}

export function overall({ seed, draws, commitment, nonces }: Verdict): Finding {
  const findings = [seed, draws, commitment, nonces];
  return (['broken', 'unknown'] as const).find((finding) => findings.includes(finding)) ?? 'holds';
}

const holds = (good: boolean): Finding => (good ? 'holds' : 'broken');

/** Numbers in 8 bytes each, the highest first. */
function bytesOf(...numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  numbers.forEach((number, i) => view.setBigUint64(8 * i, BigInt(number)));
  return new Uint8Array(view.buffer);
}

/** [fair.py] What all outcomes are drawn from: the seed, and what each seat has added to it. */
function keyOf(seed: Uint8Array, nonces: readonly string[]): Uint8Array {
  const lines = nonces.flatMap((nonce, seat) => (nonce === '' ? [] : [`${seat} ${nonce}`]));
  return lines.length === 0 ? seed : hmac(sha256, seed, utf8ToBytes(lines.join('\n')));
}

/** [fair.py] The outcome that the keyed hash of the draw's number gives, in proportion to the weights. */
function outcome(key: Uint8Array, rewinds: readonly number[], { number, weights }: Draw): number {
  const redraw = rewinds.findLastIndex((left) => left <= number) + 1;
  const digest = hmac(sha256, key, redraw === 0 ? bytesOf(number) : bytesOf(number, redraw));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(total));
  return weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
}

/** Were the nonces used that we have noted?  What is noted after the end comes from the same hand as the proof. */
function compareNonces(proof: Proof, note: ShuffleNote): Finding {
  const own = Object.entries(note.own).map(([seat, nonce]) => proof.nonces[Number(seat)] === nonce);
  const all = note.begun ? proof.nonces.map((nonce, seat) => note.nonces[seat] === nonce) : [];
  return own.length + all.length === 0 ? 'unknown' : holds([...own, ...all].every(Boolean));
}

export function verify(proof: Proof, noted: ShuffleNote | null): Verdict {
  const seed = hexToBytes(proof.seed);
  const key = keyOf(seed, proof.nonces);
  const note = noted?.seen === 'over' ? null : noted;
  const wrong = proof.draws.filter((draw) => outcome(key, proof.rewinds, draw) !== draw.outcome).map(({ number }) => number);
  return {
    seed: holds(bytesToHex(sha256(seed)) === proof.commitment),
    draws: holds(wrong.length === 0),
    wrong,
    commitment: note === null ? 'unknown' : holds(note.commitment === proof.commitment),
    nonces: note === null ? 'unknown' : compareNonces(proof, note),
  };
}

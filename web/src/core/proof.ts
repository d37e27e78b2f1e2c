/** The fair shuffle, checked here in the browser: the server is not believed but recomputed. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Proof } from './wire';

export interface Verdict {
  readonly promised: boolean; // is the commitment the hash of the seed?
  readonly draws: number;
  readonly wrong: readonly number[]; // numbers of the draws that do not follow from the seed
}

export const fair = (verdict: Verdict): boolean => verdict.promised && verdict.wrong.length === 0;

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

export function verify(proof: Proof): Verdict {
  const seed = hexToBytes(proof.seed);
  const key = keyOf(seed, proof.nonces);
  return {
    promised: bytesToHex(sha256(seed)) === proof.commitment,
    draws: proof.draws.length,
    wrong: proof.draws.filter((draw) => outcome(key, proof.rewinds, draw) !== draw.outcome).map(({ number }) => number),
  };
}

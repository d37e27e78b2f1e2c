/** The fair shuffle, checked here in the browser: the server is not believed but recomputed. */
import * as plain from './sha256';
import type { Draw, Proof } from './wire';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Verdict {
  readonly promised: boolean; // is the commitment the hash of the seed?
  readonly draws: number;
  readonly wrong: readonly number[]; // numbers of the draws that do not follow from the seed
}

export const fair = (verdict: Verdict): boolean => verdict.promised && verdict.wrong.length === 0;

export const bytes = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hex = (data: Bytes): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Hasher {
  hash(data: Bytes): Promise<Bytes>;
  keyed(data: Bytes): Promise<Bytes>;
}

/** WebCrypto where the page may use it, else our own. */
async function hasher(seed: Bytes, subtle: SubtleCrypto | undefined): Promise<Hasher> {
  if (subtle === undefined) {
    return { hash: async (data) => plain.sha256(data), keyed: async (data) => plain.hmac(seed, data) };
  }
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return {
    hash: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
    keyed: async (data) => new Uint8Array(await subtle.sign('HMAC', key, data)),
  };
}

/** [fair.py] The outcome that the keyed hash of the draw's number gives, in proportion to the weights. */
async function outcome(with_: Hasher, { number, weights }: Draw): Promise<number> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(number));
  const digest = await with_.keyed(new Uint8Array(message.buffer));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = Number(BigInt(`0x${hex(digest)}`) % BigInt(total));
  return weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
}

export async function verify(
  proof: Proof,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<Verdict> {
  const seed = bytes(proof.seed);
  const with_ = await hasher(seed, subtle);
  const promised = hex(await with_.hash(seed)) === proof.commitment;
  const wrong: number[] = [];
  for (const draw of proof.draws) {
    if ((await outcome(with_, draw)) !== draw.outcome) wrong.push(draw.number);
  }
  return { promised, draws: proof.draws.length, wrong };
}

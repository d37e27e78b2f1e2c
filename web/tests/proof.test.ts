import { describe, expect, it } from 'vitest';
import { fair, verify } from '../src/core/proof';
import { hmac, sha256 } from '../src/core/sha256';

/** Drawn by ridotto.core.fair with the seed 00 01 … 1f. */
const proof = {
  seed: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  draws: [
    { number: 0, weights: [1, 1, 1, 1, 1, 1, 1], outcome: 1, path: [] },
    { number: 1, weights: [1, 1, 1, 1, 1, 1], outcome: 4, path: [] },
    { number: 9, weights: [3, 0, 5, 2], outcome: 0, path: [] },
    { number: 123, weights: [1, 1], outcome: 0, path: [] },
    { number: 70000, weights: [10, 20, 30], outcome: 0, path: [] },
  ],
};

describe.each([
  ['WebCrypto', globalThis.crypto.subtle],
  ['our own hash', undefined],
])('proof with %s', (_, subtle) => {
  it('finds the outcomes that the server has drawn', async () => {
    const verdict = await verify(proof, subtle as SubtleCrypto | undefined);
    expect(verdict).toEqual({ promised: true, draws: 5, wrong: [] });
    expect(fair(verdict)).toBe(true);
  });
  it('sees a seed that was not the promised one', async () => {
    const verdict = await verify({ ...proof, commitment: '00'.repeat(32) }, subtle);
    expect(verdict.promised).toBe(false);
    expect(fair(verdict)).toBe(false);
  });
  it('names an outcome that was not drawn from the seed', async () => {
    const draws = proof.draws.map((draw) => (draw.number === 9 ? { ...draw, outcome: 2 } : draw));
    const verdict = await verify({ ...proof, draws }, subtle);
    expect(verdict.wrong).toEqual([9]);
    expect(fair(verdict)).toBe(false);
  });
});

describe('our own hash', () => {
  it('agrees with the one of the system at all lengths around a block', async () => {
    const { subtle } = globalThis.crypto;
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      const key = Uint8Array.from({ length: (length % 90) + 1 }, (_, i) => i);
      const real = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      expect(sha256(message)).toEqual(new Uint8Array(await subtle.digest('SHA-256', message)));
      expect(hmac(key, message)).toEqual(new Uint8Array(await subtle.sign('HMAC', real, message)));
    }
  });
});

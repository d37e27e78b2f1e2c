/** A few soft sounds, made on the spot. */
import { settings } from './settings.svelte';

export type Sound = 'tap' | 'turn' | 'end' | 'chat';

interface Note {
  readonly pitch: number; // Hz
  readonly at: number; // seconds
  readonly length: number;
  readonly loud: number;
}

const SCORES: Record<Sound, readonly Note[]> = {
  tap: [{ pitch: 320, at: 0, length: 0.07, loud: 0.12 }],
  chat: [{ pitch: 880, at: 0, length: 0.12, loud: 0.05 }],
  turn: [
    { pitch: 587.3, at: 0, length: 0.5, loud: 0.09 },
    { pitch: 880, at: 0.14, length: 0.7, loud: 0.07 },
  ],
  end: [523.3, 659.3, 784, 1046.5].map((pitch, i) => ({ pitch, at: i * 0.13, length: 1.2, loud: 0.07 })),
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SCORES[name]) strike(context, note);
}

function strike(into: AudioContext, { pitch, at, length, loud }: Note): void {
  const begin = into.currentTime + at;
  const tone = into.createOscillator();
  const volume = into.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(into.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.05);
}

import { settings } from '../browser/settings.svelte';
import type { GameEvent } from '../net/protocol';

/** A note: frequency in hertz, when it begins and how long it lasts in seconds, how loud. */
export type Note = readonly [pitch: number, start: number, length: number, volume: number];

/** Sounds that mean the same at every table. */
export const COMMON = {
  turn: [[988, 0, 0.12, 0.05]],
  soon: [
    [784, 0, 0.25, 0.04],
    [659, 0.2, 0.35, 0.04],
  ],
  press: [[440, 0, 0.05, 0.05]],
  mark: [[720, 0, 0.04, 0.035]],
  lay: [[330, 0, 0.09, 0.08]],
  right: [
    [523, 0, 0.14, 0.1],
    [659, 0.1, 0.14, 0.1],
    [784, 0.2, 0.3, 0.1],
  ],
  won: [
    [523, 0, 0.16, 0.1],
    [523, 0.16, 0.1, 0.1],
    [659, 0.26, 0.16, 0.1],
    [784, 0.42, 0.16, 0.1],
    [1047, 0.58, 0.6, 0.11],
  ],
  wrong: [
    [247, 0, 0.2, 0.12],
    [208, 0.16, 0.34, 0.12],
  ],
} as const satisfies Record<string, readonly Note[]>;

/** Browsers let a page sound only after somebody has touched it: made at the first press. */
let context: AudioContext | null = null;

/** Gentle sounds, made here: nothing to load. */
export class Sounds<Name extends string> {
  constructor(
    private readonly score: Readonly<Record<Name, readonly Note[]>>,
    /** how something that happens sounds */
    private readonly soundsOf: (event: GameEvent) => readonly Name[] = () => [],
  ) {}

  /** Waits for the first press; returns what ends the waiting. */
  awaken(): () => void {
    const wake = () => {
      context ??= new AudioContext();
      void context.resume();
    };
    addEventListener('pointerdown', wake, { once: true });
    addEventListener('keydown', wake, { once: true });
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }

  /** All this happens at once; each sound only once. */
  playAll(events: readonly GameEvent[]): void {
    for (const sound of new Set(events.flatMap(this.soundsOf))) this.play(sound);
  }

  play(sound: Name): void {
    if (!settings.sound || context?.state !== 'running') return;
    for (const [pitch, start, length, volume] of this.score[sound]) {
      const from = context.currentTime + start;
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(volume, from + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + length);
    }
  }
}

import { settings } from '../../settings.svelte';

type Sound = 'reveal' | 'call' | 'right' | 'wrong' | 'turn' | 'press' | 'mark';

/** A note: frequency in hertz, when it begins and how long it lasts in seconds, how loud. */
type Note = readonly [pitch: number, start: number, length: number, volume: number];

const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  reveal: [[520, 0, 0.07, 0.05]],
  call: [
    [660, 0, 0.12, 0.12],
    [880, 0.1, 0.22, 0.12],
  ],
  right: [
    [523, 0, 0.14, 0.1],
    [659, 0.1, 0.14, 0.1],
    [784, 0.2, 0.3, 0.1],
  ],
  wrong: [
    [247, 0, 0.2, 0.12],
    [208, 0.16, 0.34, 0.12],
  ],
  turn: [[988, 0, 0.12, 0.05]],
  press: [[440, 0, 0.05, 0.05]],
  mark: [[720, 0, 0.04, 0.035]],
};

const BY_EVENT: Readonly<Record<string, Sound>> = {
  revealed: 'reveal',
  called: 'call',
  matched: 'right',
  mistaken: 'wrong',
  missed: 'wrong',
  'last-check': 'turn',
  ended: 'right',
};

/**
 * Gentle sounds, made here: nothing to load. Browsers let a page sound only after somebody has
 * touched it, so the audio is made at the first press and not before.
 */
class Sounds {
  private context: AudioContext | null = null;

  /** Waits for the first press; returns what ends the waiting. */
  awaken(): () => void {
    const wake = () => {
      this.context ??= new AudioContext();
      void this.context.resume();
    };
    addEventListener('pointerdown', wake, { once: true });
    addEventListener('keydown', wake, { once: true });
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }

  hear(event: string): void {
    const sound = BY_EVENT[event];
    if (sound) this.play(sound);
  }

  play(sound: Sound): void {
    const { context } = this;
    if (!settings.sound || context?.state !== 'running') return;
    for (const [pitch, start, length, volume] of SCORE[sound]) {
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

export const sounds = new Sounds();

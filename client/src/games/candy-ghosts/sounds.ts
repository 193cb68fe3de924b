import { COMMON, Sounds } from '../../table/sounds';
import { type CandyGhostsEvent, eventsOf } from './view';

/** How the house sounds: steps, creaks, whispers and crashes, all of them gentle. */
const score = {
  ...COMMON,
  step: [[294, 0, 0.05, 0.05]],
  ghost: [
    [392, 0, 0.22, 0.03],
    [466, 0.1, 0.26, 0.03],
  ],
  pick: [
    [587, 0, 0.07, 0.06],
    [784, 0.06, 0.1, 0.05],
  ],
  crash: [
    [1480, 0, 0.06, 0.06],
    [1109, 0.04, 0.07, 0.06],
    [880, 0.09, 0.16, 0.05],
  ],
  dice: [
    [900, 0, 0.03, 0.05],
    [760, 0.08, 0.03, 0.05],
    [820, 0.16, 0.03, 0.05],
    [700, 0.26, 0.05, 0.05],
  ],
  door: [
    [262, 0, 0.2, 0.06],
    [330, 0.12, 0.2, 0.06],
    [392, 0.24, 0.3, 0.06],
  ],
  scare: [
    [233, 0, 0.2, 0.08],
    [220, 0.12, 0.34, 0.08],
  ],
  weather: [
    [440, 0, 0.3, 0.04],
    [415, 0.2, 0.4, 0.04],
  ],
} as const;

type Sound = keyof typeof score;

const BY_EVENT: Readonly<Partial<Record<CandyGhostsEvent['type'], Sound>>> = {
  stepped: 'step',
  picked: 'pick',
  dropped: 'lay',
  agreed: 'pick',
  given: 'pick',
  refused: 'press',
  removed: 'lay',
  pushed: 'lay',
  flipped: 'pick',
  smashed: 'crash',
  tries: 'press',
  rolled: 'dice',
  pointed: 'dice',
  revealed: 'door',
  atmosphere: 'weather',
  spawned: 'ghost',
  put: 'ghost',
  ghost: 'ghost',
  jumped: 'ghost',
  respawned: 'ghost',
  exploded: 'crash',
  captured: 'right',
  freed: 'right',
  left: 'right',
  possessed: 'scare',
  swallowed: 'scare',
  chased: 'scare',
};

export const sounds = new Sounds<Sound>(score, (event) =>
  eventsOf([event]).flatMap(({ type }) => BY_EVENT[type] ?? []),
);

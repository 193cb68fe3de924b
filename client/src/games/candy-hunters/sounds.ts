import { COMMON, Sounds } from '../../table/sounds';
import { type CandyHuntersEvent, eventsOf } from './view';

const score = {
  ...COMMON,
  ghost: [
    [392, 0, 0.18, 0.05],
    [466, 0.09, 0.22, 0.05],
  ],
  kid: [[659, 0, 0.1, 0.06]],
  candy: [
    [784, 0.35, 0.12, 0.08],
    [988, 0.45, 0.24, 0.08],
  ],
  scare: [
    [233, 0.3, 0.2, 0.09],
    [220, 0.42, 0.3, 0.09],
  ],
} as const;

type Sound = keyof typeof score;

const BY_EVENT: Readonly<Partial<Record<CandyHuntersEvent['type'], Sound>>> = {
  built: 'lay',
  'large-ghost-came': 'ghost',
  'ghost-moved': 'ghost',
  pushed: 'kid',
  'kid-placed': 'kid',
  'put-under': 'press',
  ended: 'right',
};

function soundsOf(event: CandyHuntersEvent): Sound[] {
  if (event.type === 'scored') {
    const { taken, scary } = event;
    return [
      'right',
      ...(taken.length > 0 ? ['candy' as const] : []),
      ...(scary.length > 0 ? ['scare' as const] : []),
    ];
  }
  const sound = BY_EVENT[event.type];
  return sound ? [sound] : [];
}

export const sounds = new Sounds<Sound>(score, (event) => eventsOf([event]).flatMap(soundsOf));

import { COMMON, Sounds } from '../../table/sounds';
import { type CukierkiEvent, eventsOf } from './view';

const score = {
  ...COMMON,
  lollipop: [
    [784, 0.5, 0.12, 0.08],
    [988, 0.6, 0.12, 0.08],
    [1319, 0.7, 0.3, 0.08],
  ],
  cookie: [
    [392, 0.45, 0.08, 0.1],
    [523, 0.55, 0.08, 0.1],
    [659, 0.65, 0.22, 0.1],
  ],
  take: [[587, 0.9, 0.14, 0.06]],
} as const;

type Sound = keyof typeof score;

const BY_EVENT: Readonly<Partial<Record<CukierkiEvent['type'], Sound>>> = {
  placed: 'lay',
  extra: 'cookie',
  built: 'lay',
  ended: 'right',
};

function soundsOf(event: CukierkiEvent): Sound[] {
  if (event.type === 'completed') return [event.candy === 'lollipop' ? 'lollipop' : 'take'];
  const sound = BY_EVENT[event.type];
  return sound ? [sound] : [];
}

export const sounds = new Sounds<Sound>(score, (event) => eventsOf([event]).flatMap(soundsOf));

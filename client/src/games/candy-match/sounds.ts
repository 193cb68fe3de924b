import { COMMON, Sounds } from '../../table/sounds';
import { type CandyMatchEvent, eventsOf } from './view';

const score = {
  ...COMMON,
  reveal: [[520, 0, 0.07, 0.05]],
  call: [
    [660, 0, 0.12, 0.12],
    [880, 0.1, 0.22, 0.12],
  ],
} as const;

type Sound = keyof typeof score;

const BY_EVENT: Readonly<Partial<Record<CandyMatchEvent['type'], Sound>>> = {
  revealed: 'reveal',
  called: 'call',
  matched: 'right',
  mistaken: 'wrong',
  missed: 'wrong',
  'last-check': 'turn',
  ended: 'right',
};

export const sounds = new Sounds<Sound>(score, (event) =>
  eventsOf([event]).flatMap(({ type }) => BY_EVENT[type] ?? []),
);

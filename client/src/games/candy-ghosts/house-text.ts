import type { Translate } from '../../i18n/i18n.svelte';
import type { SeatInfo } from '../../net/protocol';
import { nameOf } from '../../table/names';
import { capital, cardName, ghostName, itemName, spotName } from './names';
import { stateOf } from './people';
import type { CandyGhostsView, Hunt, Piece, Place } from './view';
import { whereIs } from './view';

/** The house in words: what a seeing person sees at a glance. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export function houseText(
  view: CandyGhostsView,
  hunts: readonly Hunt[],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
  lying = false,
): readonly Part[] {
  const called = (seat: number) => (seat === own ? t('candy-ghosts.you') : nameOf(seats, seat));
  const where = (place: Place | null) => (place === null ? '' : spotName(place, view, lying, t));
  const whom = (target: string) =>
    target === 'noise'
      ? t('candy-ghosts.noise')
      : /^\d$/.test(target)
        ? called(Number(target))
        : ghostName(target, t);

  const people = view.players.map((player, seat) => {
    const state = stateOf(view, seat);
    const told = state === 'fine' ? '' : t(`candy-ghosts.state.${state}`, { n: player.left ?? 0 });
    const has = [
      player.charges > 0 ? t('candy-ghosts.charges.of', { count: player.charges }) : '',
      ...player.items.map((item) => itemName(item, t)),
    ];
    const character = player.character ? cardName('character', player.character, t) : '';
    const at = where(whereIs(view, `p${seat}`));
    return [called(seat), character, at, told, ...has].filter(Boolean).join(', ');
  });

  const haunts = (who: Piece, at: Place | null): string => {
    const hunt = hunts.find((one) => one.who === who);
    const after = hunt?.targets.map(whom).join(', ');
    const caught = hunt?.catches.map(called).join(', ');
    return [
      capital(ghostName(who, t)),
      where(at),
      after ? t('candy-ghosts.text.hunts', { whom: after }) : '',
      caught ? t('candy-ghosts.text.catches', { whom: caught }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
  const { boss } = view;
  const ghosts = [
    ...(boss && !boss.met
      ? [t('candy-ghosts.text.boss-waits', { boss: ghostName(boss.name, t) })]
      : []),
    ...(boss?.at ? [haunts(boss.name, boss.at)] : []),
    ...view.ghosts.filter(({ host }) => host === null).map(({ id, at }) => haunts(id, at)),
  ];

  const things = [
    ...(view.noise ? [t('candy-ghosts.noise.at', { where: where(view.noise) })] : []),
    ...Object.entries(view.items).map(([at, item]) => `${cardName('item', item, t)}, ${where(at)}`),
    ...(view.covered.length > 0
      ? [t('candy-ghosts.text.covered', { count: view.covered.length })]
      : []),
  ];
  const dark = view.rooms.filter(({ up }) => !up).length;
  const rooms = [
    ...view.rooms.flatMap(({ up, card }) => (up && card ? [t(`candy-ghosts.room.${card}`)] : [])),
    ...(dark > 0 ? [t('candy-ghosts.text.dark', { count: dark })] : []),
  ];
  return [
    { title: t('candy-ghosts.text.people'), lines: people },
    { title: t('candy-ghosts.text.ghosts'), lines: ghosts },
    { title: t('candy-ghosts.text.things'), lines: things },
    { title: t('candy-ghosts.text.rooms'), lines: rooms },
  ];
}

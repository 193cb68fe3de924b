import type { GameEvent } from '../../net/protocol';
import { type Line, linesWith, pictureLine } from '../../table/history';
import type { Telling } from '../../table/telling';
import { housesOf } from './houses';
import Told from './Told.svelte';
import { tell } from './tell';
import { asideOf, litBy, picturedBy } from './told';
import { eventsOf, type Town } from './view';

const KINDS = { scored: 'right', 'round-began': 'call', ended: 'call' } as const;

/** What happened, line by line, by the colours that the houses of the town had then. */
export const linesOf =
  (town: () => Town | null): Telling<readonly GameEvent[], readonly Line[]> =>
  (events, t, seats, own) => {
    const now = town();
    const houses = new Map(housesOf(eventsOf(events), now).map((house, i) => [events[i], house]));
    const houseOf = (event: GameEvent) => houses.get(event) ?? null;
    return linesWith(
      (event, ...to) => tell(event, ...to, houseOf(event)),
      KINDS,
      (event) => moreOf(event, houseOf(event)),
    )(events, t, seats, own);

    function moreOf(event: GameEvent, house: ReturnType<typeof houseOf>) {
      const [e] = eventsOf([event]);
      if (!e) return {};
      const [picture, at, aside] = [picturedBy(e, house, seats), litBy(e), asideOf(e, now, t)];
      return {
        ...(picture && { picture: pictureLine(Told, picture) }),
        ...(at !== null && { at }),
        ...(aside !== null && { aside }),
      };
    }
  };

/** An event for those who listen: with the place, which they do not see. */
export const spoken =
  (town: () => Town | null): Telling<GameEvent, string | null> =>
  (event, t, seats, own) => {
    const [e] = eventsOf([event]);
    const said = tell(event, t, seats, own, e && housesOf([e], town())[0]);
    const aside = e && asideOf(e, town(), t);
    return said && aside ? `${said} ${aside}.` : said;
  };

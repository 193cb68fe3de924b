import type { GameEvent } from '../../net/protocol';
import { type Line, linesWith, pictureLine } from '../../table/history';
import type { Telling } from '../../table/telling';
import { housesOf } from './houses';
import { tellShortly } from './scored';
import Told from './Told.svelte';
import { type Then, tell } from './tell';
import { asideOf, litBy, picturedBy } from './told';
import { type CandyHuntersView, eventsOf } from './view';

const KINDS = { scored: 'right', 'round-began': 'call', ended: 'call' } as const;

/** What is known of the town now. */
type Known = Pick<CandyHuntersView, 'buildings'>;

/** What happened, line by line, by what the houses were then. */
export const linesOf =
  (town: () => Known | null): Telling<readonly GameEvent[], readonly Line[]> =>
  (events, t, seats, own) => {
    const now = town();
    const then = new Map(thenOf(events, now).map((how, i) => [events[i], how]));
    const howWas = (event: GameEvent) => then.get(event) ?? {};
    return linesWith(
      (event, ...to) => tell(event, ...to, howWas(event)),
      KINDS,
      (event) => moreOf(event, howWas(event)),
    )(events, t, seats, own);

    function moreOf(event: GameEvent, { house = null }: Then) {
      const [e] = eventsOf([event]);
      if (!e) return {};
      const [picture, at, aside] = [picturedBy(e, house, seats), litBy(e), asideOf(e, now, t)];
      return {
        ...(picture && { picture: pictureLine(Told, picture) }),
        ...(at !== null && { at }),
        ...(aside !== null && { aside }),
        ...(e.type === 'scored' && { brief: tellShortly(e, t, seats, own) }),
      };
    }
  };

/** An event for those who listen: with the place, which they do not see. */
export const spoken =
  (town: () => Known | null): Telling<GameEvent, string | null> =>
  (event, t, seats, own) => {
    const [e] = eventsOf([event]);
    const said = tell(event, t, seats, own, thenOf([event], town())[0]);
    const aside = e && asideOf(e, town(), t);
    return said && aside ? `${said} ${aside}.` : said;
  };

/** How it was in the town when each of these happened, the last of them just now. */
function thenOf(events: readonly GameEvent[], now: Known | null): Then[] {
  return housesOf(eventsOf(events), now).map((house) => ({ house }));
}

import type { Translate } from '../i18n/i18n.svelte';
import type { GameInfo, Options, OptionValue } from '../net/protocol';

/** the word of games for what is not there, which nobody needs to be told of */
const NOTHING = 'none';
/** Where a game has so many options, only the unusual ones are told. */
const MANY = 4;

/** What was chosen of a game's options, in its own words. */
export const rulesTold = (game: GameInfo, options: Options, t: Translate): string[] =>
  Object.entries(options).flatMap(([name, value]) => ruleTold(game, name, value, t) ?? []);

/** What was chosen for one of the game's options; null if nobody would ask. */
function ruleTold(
  { id, options }: GameInfo,
  name: string,
  value: OptionValue,
  t: Translate,
): string | null {
  const key = `${id}.option.${name}`;
  const isUsual = value === options[name]?.default;
  // A text is the game's own business: that there is one says enough.
  if (options[name]?.text) return t(key);
  switch (typeof value) {
    case 'boolean':
      if (isUsual) return null;
      return value ? t(key) : t('lobby.terms.without', { option: t(key) });
    case 'number':
      return isUsual ? null : `${t(key)}: ${value}`;
    default:
      if (value === NOTHING || (isUsual && Object.keys(options).length >= MANY)) return null;
      return `${t(key)}: ${t(`${key}.${value}`)}`;
  }
}

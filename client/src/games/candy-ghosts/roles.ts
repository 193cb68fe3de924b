import components from 'virtual:engine-components/candy-ghosts';
import type { CandyGhostsView } from './view';

/** Who somebody is in secret: what their card says, which of its traits wake it, whom they play. */

export interface PlayedRole {
  /** the role on the card */
  readonly dealt: string;
  /** the traits that wake it */
  readonly waking: readonly string[];
  /** what one plays for: without its traits a role sleeps, and its owner is a friend */
  readonly played: string;
}

/** Null where there is no such card, or where one does not see it. */
export function roleOf(card: string | null, character: string | null): PlayedRole | null {
  const role = card === null ? undefined : components.roles[card];
  if (!role) return null;
  const traits = character ? (components.characters[character]?.traits ?? []) : [];
  const waking = role.traits.filter((trait) => traits.includes(trait));
  return { dealt: role.role, waking, played: waking.length > 0 ? role.role : 'friend' };
}

/** The lines of the score sheet: the roles that somebody played; without roles all count alike. */
export function countedIn({ options, players }: CandyGhostsView): readonly string[] {
  const roles = players.map(({ role, character }) => roleOf(role, character)?.played);
  return options.roles ? [...new Set(roles)].filter((role) => role !== undefined) : [];
}

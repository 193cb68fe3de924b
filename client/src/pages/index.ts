import type { Component } from 'svelte';
import type { Route } from '../browser/router.svelte';
import { isPlayable } from '../games';
import { minutesOf } from '../guide/script';
import NotFound from './NotFound.svelte';

// biome-ignore lint/suspicious/noExplicitAny: each page takes what its route has
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Each is loaded when it is asked for, beside the words in which it speaks. */
const pages: Record<Exclude<Route['page'], 'unknown'>, Load> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  new: () => import('./New.svelte'),
  solo: () => import('./Solo.svelte'),
  how: () => import('./How.svelte'),
  learn: () => import('./Learn.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
  'what-if': () => import('./WhatIf.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  make: () => import('./MakePuzzle.svelte'),
  settings: () => import('./Settings.svelte'),
  games: () => import('./Games.svelte'),
};

/** A page that is there, with what it is about; another `key` is another page, though it looks alike. */
export interface Opened {
  readonly route: Route;
  readonly Page: Page;
  readonly about: object;
  readonly key: string;
}

/** The page of a route, loaded if it must be. */
export async function open(wanted: Route): Promise<Opened> {
  const route: Route = isThere(wanted) ? wanted : { page: 'unknown' };
  const { page, ...about } = route;
  const Page = page === 'unknown' ? NotFound : (await pages[page]()).default;
  return { route, Page, about, key: `${page} ${identity(route)}` };
}

/** A game that is still to come has no pages yet. */
function isThere(route: Route): boolean {
  if (route.page === 'learn')
    return isPlayable(route.game) && minutesOf(route.game, route.lesson) > 0;
  return (route.page !== 'solo' && route.page !== 'how') || isPlayable(route.game);
}

/** What makes it another page. */
function identity(route: Route): string {
  switch (route.page) {
    case 'table':
      return route.id;
    case 'solo':
      return `${route.game} ${route.saved}`;
    case 'how':
      return route.game;
    case 'learn':
      return `${route.game} ${route.lesson}`;
    case 'replay':
    case 'review':
      return `${route.id} ${route.saved}`;
    case 'what-if':
      return `${route.id} ${route.step} ${route.id === null ? location.hash : ''}`;
    case 'make':
      return `${route.code}`;
    case 'puzzle':
      return route.name;
    default:
      return '';
  }
}

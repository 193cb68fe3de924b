import type { Half } from './tiles';

/**
 * Half a candy each, as SVG text: a table shows hundreds of them, and a browser reads text many times
 * quicker than a page makes elements one by one. The whole has its middle at 0,0, on the edge of the
 * tile; this half lies below. Every whole looks the same upside down, so that two tiles' halves meet
 * without a seam. Paths do without H and V, and their arcs are of circles (see onSide).
 */
const HALVES: Readonly<Record<Half, string>> = {
  // strawberry, seen from above
  S: `<path fill="#e23c55" stroke="#8f0f2c" stroke-width="2.5" d="M-27 0C-27 19-15 34 0 34S27 19 27 0"/>
    <path fill="#ffd9a0" d="M-17 9l3 4-4 1ZM17 9l-3 4 4 1ZM-9 22l3 4-4 1ZM9 22l-3 4 4 1Z"/>
    <path fill="#3c9a45" d="M-16 0-10 6-4 4 0 12 4 4 10 6 16 0Z"/>`,
  // mint: a pinwheel
  M: `<path fill="#f6fffb" d="M-27 0A27 27 0 0 0 27 0"/>
    <path fill="#2fae84" d="M0 0Q17-1 26 7 25 14 19.5 18.7 14 8 0 0ZM0 0Q1 17-7 26-13 26-19 19.5-8 14 0 0Z"/>
    <path fill="none" stroke="#0d6b4c" stroke-width="2.5" d="M-27 0A27 27 0 0 0 27 0"/>`,
  // lemon, its two tips along the edge
  L: `<path fill="#ffd93b" stroke="#8f6400" stroke-width="2.5" d="M-37 0C-30 3-28 7-25 12-19 26-10 30 0 30S19 26 25 12C28 7 30 3 37 0"/>
    <path fill="none" stroke="#fff6c9" stroke-width="4" stroke-linecap="round" d="M-17 12Q-13 21-4 23"/>
    <path fill="#d19a00" d="M9 21l3 0 0 3-3 0ZM17 12l3 0 0 3-3 0ZM8 5l3 0 0 3-3 0ZM-12 5l3 0 0 3-3 0Z"/>`,
  // marshmallow: a soft twisted pillow
  P: `<path fill="#fff7fb" stroke="#a04a78" stroke-width="2.5" d="M-26 0L-26 20Q-26 29-17 29L17 29Q26 29 26 20L26 0"/>
    <path fill="none" stroke="#f48fb8" stroke-width="5" d="M-23 8Q-12 1 0 8T23 8M-23 21Q-12 14 0 21T23 21"/>`,
  // cookie with chocolate
  C: `<path fill="#d8954d" stroke="#64350f" stroke-width="2.5" d="M-29 0Q-31 8-26 12-25 20-18 21-14 29-6 27 0 32 6 27 14 29 18 21 25 20 26 12 31 8 29 0"/>
    <path fill="#5b2c11" d="M-18 7q5-4 8 0 1 5-4 6-5-1-4-6ZM11 5q5-4 8 0 1 5-4 6-5-1-4-6ZM-4 19q5-4 8 0 1 5-4 6-5-1-4-6Z"/>`,
  // lollipop, its head
  T: `<path fill="#8a47cf" stroke="#45187c" stroke-width="2.5" d="M-24.2 0A26 26 0 1 0 24.2 0"/>
    <path fill="none" stroke="#e9ccff" stroke-width="4.5" stroke-linecap="round" d="M-15 0A18 18 0 1 0 17 6M-6 3A9 9 0 1 0 8 6"/>`,
  // lollipop, the rest of its head and its stick
  B: `<path fill="#fffdf5" stroke="#7d6a52" stroke-width="2.5" d="M-4.5 12L-4.5 42Q0 46 4.5 42L4.5 12Z"/>
    <path fill="#8a47cf" stroke="#45187c" stroke-width="2.5" d="M-24.2 0A26 26 0 0 0 24.2 0"/>`,
};

/** One half, below 0,0. */
export const halfOf = (half: Half): string => HALVES[half].replace(/\n\s*/g, '');

import type { Cell } from '../../../table/camera';
import { type Area, around, middleOf } from './geometry';

/** Which part of the house is seen when it frames itself. */

/** What has to be seen. */
export interface Wanted {
  readonly area: Area;
  /** what is in the middle if there is no room for all of it */
  readonly middle?: Cell | undefined;
  /** whether it is pressed, and not only looked at: then its squares are never small */
  readonly pressed?: boolean;
}

export interface Framing {
  readonly whole: Area;
  /** null if nothing asks for it */
  readonly wanted: Wanted | null;
  /** what was seen before */
  readonly before: Area | null;
  /** the window, in pixels, without what covers it */
  readonly window: { readonly width: number; readonly height: number };
}

/** How many pixels a square should have to be read and pressed, and the fewest to see what goes on. */
const COMFORT = { least: 47, most: 84, perWindow: 8.5 };
const FEWEST = 26;
/** With squares of so many pixels the whole house is better than a larger part of it. */
const ENOUGH = 64;
const PRESSED = 44;
const NARROW = 1.2;
/** A frame that shows so many times as much is left as it is. */
const CALM = 1.25;
/** The whole house is shown if its squares are nearly as large. */
const NEARLY = 0.82;
/** Room around what is wanted, in squares. */
const MARGIN = 0.6;

/** The same area as before where that still shows what is wanted, so that the eye can rest. */
export function framed({ whole, wanted, before, window }: Framing): Area {
  const scaleFor = ({ width, height }: Area) =>
    Math.min(window.width / width, window.height / height);
  const comfort = comfortOf(whole, window);
  if (scaleFor(whole) >= Math.min(comfort, ENOUGH) * NEARLY) return whole;
  const goal = wanted ? widened(wanted.area, MARGIN) : (before ?? whole);
  const least = wanted?.pressed ? PRESSED : FEWEST;
  const scale = Math.max(Math.min(comfort, scaleFor(goal)), Math.min(least, comfort));
  if (!wanted?.pressed && scaleFor(whole) >= scale * NEARLY) return whole;
  const width = Math.min(window.width / scale, whole.width);
  const height = Math.min(window.height / scale, whole.height);
  if (
    before &&
    isCalm(before, { width, height }, wanted?.pressed ? 1 : CALM) &&
    holds(before, goal, whole)
  )
    return before;
  const middle = middleOf(goal);
  const x = goal.width > width ? (wanted?.middle?.x ?? middle.x) : middle.x;
  const y = goal.height > height ? (wanted?.middle?.y ?? middle.y) : middle.y;
  return {
    x: clamp(x - width / 2, whole.x, whole.x + whole.width - width),
    y: clamp(y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

/** Larger in a narrow house, which leaves much of the window empty anyway. */
function comfortOf(whole: Area, { width, height }: Framing['window']): number {
  const { least, most, perWindow } = COMFORT;
  const comfort = clamp(Math.min(width, height) / perWindow, least, most);
  const empty = Math.max(width / whole.width, height / whole.height) / comfort;
  return empty > 2 ? comfort * NARROW : comfort;
}

/** What is wanted and so much around it. */
export const widened = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Whether what was seen is about as large as it should be. */
const isCalm = (
  area: Area,
  { width, height }: Pick<Area, 'width' | 'height'>,
  most: number,
): boolean =>
  area.width > width - 0.5 &&
  area.height > height - 0.5 &&
  area.width < width * most + 0.5 &&
  area.height < height * most + 0.5;

/** Whether all of an area is seen, as far as there is a house. */
function holds(frame: Area, area: Area, whole: Area): boolean {
  const all = around([frame, within(area, whole)]);
  return all.width < frame.width + 0.01 && all.height < frame.height + 0.01;
}

function within(area: Area, whole: Area): Area {
  const x = clamp(area.x, whole.x, whole.x + whole.width);
  const y = clamp(area.y, whole.y, whole.y + whole.height);
  const right = clamp(area.x + area.width, x, whole.x + whole.width);
  const bottom = clamp(area.y + area.height, y, whole.y + whole.height);
  return { x, y, width: right - x, height: bottom - y };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

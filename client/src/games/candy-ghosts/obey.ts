import { focusBoard } from '../../table/roving.svelte';
import { deedsWith } from './deeds';
import type { Command } from './keys';
import type { CandyGhostsTable } from './table.svelte';

/** Does what a key asks for. */
export function obey(table: CandyGhostsTable, command: Command): void {
  if (command.do === 'number') pressNumber(table, command.index);
  else commands[command.do](table);
}

type Word = Exclude<Command['do'], 'number'>;

const commands: Readonly<Record<Word, (table: CandyGhostsTable) => void>> = {
  map: () => focusBoard(),
  capture: (table) => table.aimWith({ do: 'capture' }),
  attack: (table) => table.aimWith({ do: 'attack' }),
  special: (table) => {
    if (table.moves.plain.has('special')) table.say('special');
    else table.aimWith({ do: 'special' });
  },
  feet: (table) => {
    const [nearest] = table.nearDeeds;
    if (nearest) table.do(nearest);
  },
  end: (table) => table.end(),
  leave: (table) => table.say('leave'),
  undo: (table) => void table.undo(),
  rest: (table) => {
    if (table.group.canRest) table.beSensible();
  },
  yes: (table) => {
    if (table.asked) table.confirm();
    else table.say('agree');
  },
  no: (table) => {
    if (table.moves.plain.has('refuse')) table.say('refuse');
    else table.letGo();
  },
  drawer: (table) => {
    table.isOpen = !table.isOpen;
  },
  'let-go': (table) => table.letGo(),
};

/** A number chooses from the menu, from what can be done with the held item, or an item. */
function pressNumber(table: CandyGhostsTable, index: number): void {
  if (table.menu) {
    const deed = table.menu.deeds[index];
    if (deed) table.do(deed);
  } else if (table.held !== null) {
    const does = deedsWith(table.moves, table.held)[index];
    if (does) table.useHeld(does);
  } else {
    const item = table.items[index];
    if (item !== undefined) table.hold(item);
  }
}

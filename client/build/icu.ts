import { basename, dirname } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { textsBeside, textsOf } from './game-texts.ts';

/**
 * Compiles ICU messages while building, so that the browser needs no parser: a message without
 * parameters stays a text, any other becomes a function of its parameters and of the few formatters
 * in src/i18n/format.ts. What a game's cards say comes from the engine's folder (game-texts.ts).
 */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\.\w+\.json$/ },
      handler(source, id) {
        const texts = textsBeside(id);
        if (texts) this.addWatchFile(texts);
        const cards = texts ? textsOf(basename(dirname(id)), texts) : {};
        const code = moduleOf({ ...JSON.parse(source), ...cards });
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}

/** A JavaScript module with all these messages, by their keys. */
export function moduleOf(messages: Record<string, string>): string {
  const entries = Object.entries(messages).map(
    ([key, text]) => `${JSON.stringify(key)}: ${compile(text)}`,
  );
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

/** JavaScript for one message. */
export function compile(text: string): string {
  const elements = parse(text, { ignoreTag: true });
  const code = expression(elements, null);
  return elements.every((e) => e.type === TYPE.literal) ? code : `(p, f) => ${code}`;
}

/** The names of a message's parameters, with their kinds, sorted: `count:plural`. */
export function parameters(text: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) continue;
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
      found.add(element.value);
    }
  };
  walk(parse(text, { ignoreTag: true }));
  return [...found].sort();
}

function expression(elements: MessageFormatElement[], counted: string | null): string {
  const parts = elements.map((element) => part(element, counted));
  return parts.length === 0 ? '""' : parts.join(' + ');
}

function part(element: MessageFormatElement, counted: string | null): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return `f.text(${param(element.value)})`;
    case TYPE.number:
      return `f.number(${param(element.value)})`;
    case TYPE.pound:
      return `f.number(${counted})`;
    case TYPE.select:
      return `f.select(${param(element.value)}, ${options(element.options, counted)})`;
    case TYPE.plural: {
      const ordinal = element.pluralType === 'ordinal';
      const value = param(element.value);
      return `f.plural(${value}, ${options(element.options, value)}, ${ordinal})`;
    }
    default:
      throw new Error(`icu: element ${TYPE[element.type]} is not supported`);
  }
}

function options(
  choices: Record<string, { value: MessageFormatElement[] }>,
  counted: string | null,
): string {
  const entries = Object.entries(choices).map(
    ([name, option]) => `${JSON.stringify(name)}: () => ${expression(option.value, counted)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

const param = (name: string) => `p[${JSON.stringify(name)}]`;

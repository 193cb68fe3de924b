import { languages, wordsFor } from '../lib/words.js';

/** What a page may tell of a failure although nothing is wrong with it, and why. */
const EXCUSED = {
  'failed.conflict': 'another monkey was quicker, at the same table',
  'failed.forbidden': 'a host has sent it away, or passed the table on',
  'failed.cannot-sit': 'the seat was taken meanwhile',
  'failed.many-tables': 'monkeys open more tables than people may',
  'failed.gone': 'it went back to a table that nobody kept',
  'refused.too-many': 'monkeys ask more often than people may',
  'solo.gone': 'it went back to a game that it has given up',
};

const sentences = new Set(
  Object.keys(languages).flatMap((language) => {
    const words = wordsFor('i18n', language);
    return Object.keys(EXCUSED).map((key) => words[key]);
  }),
);

/** Of what a page tells of failures, what should not have failed. */
export const inexcusable = (failures) => failures.filter((text) => !sentences.has(text));

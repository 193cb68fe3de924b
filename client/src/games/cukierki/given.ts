import { seatsOf, speak } from '../../table/given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';

/** Words and people for the tests. */
export const languages = { en: speak('en', en), pl: speak('pl', pl), uk: speak('uk', uk) };

export const seats = seatsOf('Ola', 'Marek');

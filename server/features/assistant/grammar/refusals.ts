import type { Bilingual } from '../../../../shared/assistant/bilingual';
import type { RefusalReason } from '../../../../shared/assistant/commands';
import { assistantLimits } from '../../../../shared/assistant/scales';
import { portals } from '../../../../shared/addresses/portals';
import { both } from '../../../platform/tools/texts';
import { firstMark, starts } from './commands/starts';
import { has, type Sentence } from './sentence';

/** Whether a sentence asks for what is done on its own screen only: people, keys, imports, exports, erasing. */
export const isNever = (sentence: Sentence): boolean => {
  const first = firstMark(sentence);
  const isFirst = first?.concepts.includes('never') ?? false;
  return (
    isFirst ||
    (starts(sentence, 'delete', 'add', 'set', 'open', 'remind') &&
      has(sentence, 'never') &&
      sentence.hits.length === 0 &&
      !starts(sentence, 'remind'))
  );
};

/** Nouns of people in the plural. */
const people = new Set([
  'customers',
  'clients',
  'clientes',
  'contacts',
  'contactos',
  'leads',
  'people',
  'subscribers',
]);

/** «All who …», «my customers»: a mail to many is a campaign. */
export const isToMany = (sentence: Sentence): boolean =>
  has(sentence, 'everyone') || sentence.tokens.some(({ plain, isQuoted }) => !isQuoted && people.has(plain));

/** Whether a sentence orders a mail to many. */
export const isMailToMany = (sentence: Sentence): boolean => {
  const isSent = starts(sentence, 'otherOrder') && has(sentence, 'email', 'mails', 'writeTo');
  return (
    (starts(sentence, 'writeTo') || isSent) && !has(sentence, 'campaign', 'content') && isToMany(sentence)
  );
};

const texts: Record<RefusalReason, { text: Bilingual; url: string | null }> = {
  condition: {
    text: both(
      'This sets a condition or an exception that I cannot keep, so nothing is done. Say it without it.',
      'Pone una condición o una excepción que no puedo cumplir, así que no se hace nada. Dilo sin ella.',
    ),
    url: null,
  },
  many: {
    text: both(
      `At most ${assistantLimits.commands} things at once`,
      `Como máximo ${assistantLimits.commands} cosas a la vez`,
    ),
    url: null,
  },
  never: {
    text: both(
      'This is done on its own screen, where you see what it means',
      'Esto se hace en su propia pantalla, donde se ve lo que implica',
    ),
    url: portals.consultia.settings,
  },
  campaign: {
    text: both(
      'An email to many is a campaign: it is written, read and sent in COMERZIA, only to those who agreed to get it',
      'Un correo a muchos es una campaña: se escribe, se lee y se envía en COMERZIA, solo a quienes lo han aceptado',
    ),
    url: portals.comerzia.home,
  },
  role: {
    text: both(
      'You can read this account but not change it',
      'En esta cuenta puedes leer, pero no hacer cambios',
    ),
    url: null,
  },
};

export const refusalText = (reason: RefusalReason) => texts[reason];

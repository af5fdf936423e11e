import type { Language } from '../../../../../../shared/languages';
import * as askingInEnglish from './en/asking';
import * as landingInEnglish from './en/landing';
import * as movingInEnglish from './en/moving';
import * as openersInEnglish from './en/openers';
import * as questionsInEnglish from './en/questions';
import * as tellingInEnglish from './en/telling';
import * as askingInSpanish from './es/asking';
import * as landingInSpanish from './es/landing';
import * as movingInSpanish from './es/moving';
import * as openersInSpanish from './es/openers';
import * as questionsInSpanish from './es/questions';
import * as tellingInSpanish from './es/telling';

/** All shapes of a language, by what they do. */
export const banks = {
  en: { ...tellingInEnglish, ...movingInEnglish, ...askingInEnglish, ...openersInEnglish },
  es: { ...tellingInSpanish, ...movingInSpanish, ...askingInSpanish, ...openersInSpanish },
} as const satisfies Record<Language, object>;

/** The words of landing pages, by language. */
export const landingWords = {
  en: { ...landingInEnglish, ...questionsInEnglish },
  es: { ...landingInSpanish, ...questionsInSpanish },
} as const satisfies Record<Language, object>;

/** The banks that hold shapes of sentences. */
export type BankName = Exclude<keyof (typeof banks)['en'], 'acts' | 'bookings' | 'profileLink'>;

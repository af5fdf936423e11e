import type { Language } from '../../../languages';
import type { Register } from '../../register';
import type { Speaker } from '../../scales';
import type { FactForm, Place } from './places';

/** What a sentence is made of besides the answer. */
export interface Spoken {
  language: Language;
  register: Register;
  company: { name: string; customersCalled?: string | null | undefined; speaker: Speaker };
  /** The accepted answer of `thing`; without one the sentence speaks of “it”. */
  thing?: { text: string; form?: FactForm | undefined } | undefined;
  form?: FactForm | undefined;
  label?: string | undefined;
  answer?: string | undefined;
  /** The last day of an offer, YYYY-MM-DD. */
  until?: string | undefined;
}

/** The words that stand before and after an answer. */
export interface Frame {
  before: string;
  after: string;
}

/** What the words of a frame are chosen by. */
export interface Choosing {
  /** The thing with its article; empty while it is not known. */
  thing: string;
  isPlural: boolean;
  customers: string;
  isFormal: boolean;
  isOne: boolean;
  form: FactForm;
  label: string;
  /** The last day as words. */
  until: string;
}

type FrameWords = Record<Place, (chosen: Choosing) => readonly [before: string, after?: string]>;

const none = () => [''] as const;

const spanish: FrameWords = {
  thing: ({ form, isFormal, isOne }) => [
    [`${isFormal ? 'Le' : 'Te'} ${isOne ? 'hablo' : 'hablamos'} de`, form.article].filter(Boolean).join(' '),
  ],
  kind: ({ thing, isPlural, form }) => [
    [thing, isPlural ? 'son' : 'es', form.article].filter(Boolean).join(' '),
  ],
  who: ({ isPlural }) => [isPlural ? 'Son para quien' : 'Es para quien'],
  voice: ({ customers, isOne, form: { several, asks } }) => {
    const us = isOne ? 'me' : 'nos';
    if (several) return [`${customers} ${us} ${asks === 'question' ? 'preguntan' : 'dicen'}: «`, '»'];
    return [`${isOne ? 'Me' : 'Nos'} han ${asks === 'question' ? 'preguntado' : 'dicho'}: «`, '»'];
  },
  result: ({ thing, isFormal, isOne, form: { frame, weDoIt } }) => {
    const can = isFormal ? 'podrá' : 'podrás';
    const us = isOne ? 'Conmigo' : 'Con nosotros';
    if (frame === 'clause') return [`Con ${thing || 'ello'}${isFormal ? ' usted' : ''}`];
    return [weDoIt ? `${us} ${can}` : `Así ${can}`];
  },
  includes: ({ isPlural }) => [isPlural ? 'Incluyen:' : 'Incluye:'],
  how: () => ['Así funciona:'],
  different: () => [''],
  proof: () => ['Por qué fiarse:'],
  doubt: ({ isOne }) => [isOne ? 'Me preguntan: ¿' : 'Nos preguntan: ¿', '?'],
  offer: ({ until }) => ['Ahora:', until && `hasta el ${until}`],
  detail: ({ label }) => [label && `${label}:`],
  case: none,
  loose: none,
};

const english: FrameWords = {
  thing: ({ form, isOne }) => [
    [isOne ? 'Let me tell you about' : 'Let us tell you about', form.article].filter(Boolean).join(' '),
  ],
  kind: ({ thing, isPlural, form }) => [
    [thing || (isPlural ? 'they' : 'it'), isPlural ? 'are' : 'is', form.article].filter(Boolean).join(' '),
  ],
  who: ({ isPlural }) => [isPlural ? 'They are for people who' : 'It is for people who'],
  voice: ({ customers, isOne, form: { several, asks } }) => {
    const us = isOne ? 'me' : 'us';
    if (several) return [`${customers} ${asks === 'question' ? 'ask' : 'tell'} ${us}: “`, '”'];
    const one = `One of ${isOne ? 'my' : 'our'} ${customers}`;
    return [`${one} ${asks === 'question' ? 'asked' : 'told'} ${us}: “`, '”'];
  },
  result: ({ thing, isOne, form: { frame, weDoIt } }) => {
    const us = isOne ? 'With me' : 'With us';
    if (frame === 'clause') return [`With ${thing || 'it'},`];
    return [weDoIt ? `${us} you can` : 'So you can'];
  },
  includes: () => ['You get:'],
  how: () => ['How it works:'],
  different: () => [''],
  proof: ({ isOne }) => [isOne ? 'Why believe me:' : 'Why believe us:'],
  doubt: () => ['People ask: ', '?'],
  offer: ({ until }) => ['Right now:', until && `until ${until}`],
  detail: ({ label }) => [label && `${label}:`],
  case: none,
  loose: none,
};

/** The words of each place's frame. */
export const frameWords: Record<Language, FrameWords> = { es: spanish, en: english };

/** What customers are called where the company does not say. */
export const usualCustomers: Record<Language, string> = { es: 'los clientes', en: 'customers' };

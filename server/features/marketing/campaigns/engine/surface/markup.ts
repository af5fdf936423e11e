import type { Language } from '../../../../../../shared/languages';
import type { Register } from '../../../../../../shared/marketing/register';
import { and, or } from './spanish-joining';

/** What a template agrees with. */
export interface Agreement {
  language: Language;
  register: Register;
  gender: 'm' | 'f' | undefined;
  isPlural: boolean;
}

const pattern = /\[([^[\]]+\/[^[\]]+)\]/gu;

/** `[cuesta/cuestan]` by number, `[hecho/hecha/hechos/hechas]` by gender and number; undefined if the gender is not known. */
function agreeIn(template: string, { gender, isPlural }: Agreement): string | undefined {
  let isUnknown = false;
  const agreed = template.replace(pattern, (_all, inner: string) => {
    const forms = inner.split('/');
    if (forms.length === 2) return forms[isPlural ? 1 : 0] ?? '';
    if (gender === undefined) isUnknown = true;
    return forms[(isPlural ? 2 : 0) + (gender === 'f' ? 1 : 0)] ?? '';
  });
  return isUnknown ? undefined : agreed;
}

const registers = /\{([^{}|]*)\|([^{}|]*)\}/gu;

/** `{tú|usted}` by the register. */
export const withRegister = (template: string, register: Register): string =>
  template.replace(registers, (_all, informal: string, formal: string) =>
    register === 'informal' ? informal : formal,
  );

/**
 * A template with its agreement, its register and its slots filled; undefined if it needs something that is not there. What
 * fills a slot is never read as a template.
 */
export function fill(
  template: string,
  agreement: Agreement,
  slots: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const agreed = agreeIn(template, agreement);
  if (agreed === undefined) return undefined;
  let isMissing = false;
  const filled = withRegister(agreed, agreement.register).replace(/\{([a-z ]+)\}/gu, (_all, slot: string) => {
    const value = slots[slot];
    if (value === undefined || value === '') isMissing = true;
    return value ?? '';
  });
  return isMissing ? undefined : polish(filled, agreement.language);
}

const contractions = /(?<!\p{L})(de|a) el (?=\p{Ll})/giu;

/** «De el» becomes «del», «y» before the sound i «e», and every sentence begins with a capital. */
export function polish(text: string, language: Language): string {
  const joined =
    language === 'es'
      ? text
          .replace(contractions, (_all, word: string) => `${word}l `)
          .replace(/ y (?=[hií])/giu, (_all, at: number, whole: string) => ` ${and(whole.slice(at + 3))} `)
          .replace(/(?:^|(?<=[.!?] ))Y (?=h?i(?![aeo]))/gu, 'E ')
          .replace(/ o (?=[hoó8])/giu, (_all, at: number, whole: string) => ` ${or(whole.slice(at + 3))} `)
      : text;
  return capitalised(joined.replace(/\s+/gu, ' ').trim());
}

/** The text with a capital at its start and after the end of a sentence within it. */
export const capitalised = (text: string): string =>
  text.replace(
    /^([¿¡«"“(]*)(\p{Ll})/u,
    (_all, marks: string, letter: string) => marks + letter.toLocaleUpperCase('es'),
  );

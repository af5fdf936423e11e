import type { Language } from '../../../languages';
import { answerIn, startsWithInfinitive } from './frames';
import { type FactForm, frameLength, type Place, pointWords } from './places';

/** Why an answer does not fit its frame; also the key of the message on the screen. */
export const breaks = [
  'article',
  'infinitive',
  'clause',
  'negative',
  'verb',
  'number',
  'colon',
  'sentences',
  'long',
] as const;
export type Break = (typeof breaks)[number];

/** Places with the exact words of a customer; they may have several sentences. */
const verbatim: readonly Place[] = ['voice', 'different', 'doubt', 'case', 'loose'];

/** Places whose answer may have a colon of its own. */
const withColon: readonly Place[] = [...verbatim, 'proof', 'detail'];

/** How many words an answer has. */
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether an answer is so long that the part which matters is asked for. */
export const asksPoint = (text: string, form?: FactForm) =>
  wordsIn(text) > pointWords && !(form?.point && text.includes(form.point));

const abbreviations =
  /\b(sr|sra|dr|dra|d|dña|p|ej|núm|n|avda|pza|mr|mrs|ms|st|vs|no|etc|art|máx|mín|approx)\.$/i;

/** Whether a second sentence begins within a text. */
function hasSecondSentence(text: string): boolean {
  for (const mark of text.matchAll(/[.!?…]["»”)]?\s+(?=[¿¡«“"(]*\p{Lu})/gu))
    if (!abbreviations.test(text.slice(0, mark.index + 1))) return true;
  return false;
}

const negatives: Record<Language, RegExp> = { es: /^no /i, en: /^(not|no longer|never) /i };

function brokenResult(said: string, form: FactForm, language: Language): Break | null {
  const isInfinitive = startsWithInfinitive(said, language);
  // «Con ella duermes», “With it, you sleep”: neither goes on with an infinitive.
  if (form.frame === 'clause') return isInfinitive ? 'clause' : null;
  if (negatives[language].test(said)) return 'negative';
  return isInfinitive ? null : 'infinitive';
}

/** Words before the first verb of «quien …»; none of them tells its number. */
const lightWords =
  /^((ya|aún|todavía|siempre|nunca|no|se|le|les|lo|la|los|las|me|te|nos|además|también|sin) )+/i;

const brokenWho: Record<Language, (said: string) => Break | null> = {
  es: (said) => {
    if (/^\p{L}+(ar|er|ir)(se)?(\s|$)/iu.test(said)) return 'verb';
    const [verb = ''] = said.replace(lightWords, '').split(/[\s,]/);
    if (
      /^(gente|personas|familias|empresas|un|una|unos|unas|el|autónomos|todos|todas|cualquier)$/i.test(verb)
    )
      return 'verb';
    return /.(an|en|án|én|on|son)$/i.test(verb) && !/^(quien|bien|también|aun|sin|con|ven|según)$/i.test(verb)
      ? 'number'
      : null;
  },
  en: (said) => {
    if (/^(a|an|the|people|families|businesses|anyone|those)\b/i.test(said)) return 'verb';
    const [verb = ''] = said.replace(/^((always|often|never|just|already|still|also) )+/i, '').split(/[\s,]/);
    return /^(is|has|does|was|[a-z]{2,}[^siu\W]s)$/i.test(verb) && !/^(always|sometimes|perhaps)$/i.test(verb)
      ? 'number'
      : null;
  },
};

function brokenForm(place: Place, said: string, form: FactForm, language: Language): Break | null {
  if (place === 'result') return brokenResult(said, form, language);
  if (place === 'who') return brokenWho[language](said);
  return null;
}

/**
 * Why an answer does not fit the frame of a place; null if it does or is empty. Repeated words of the frame do not
 * count: they are removed.
 */
export function brokenBy(
  place: Place,
  text: string,
  form: FactForm | null | undefined,
  language: Language,
): Break | null {
  const said = answerIn(place, form?.point ?? text, language, form ?? {});
  if (!said || place === 'loose') return null;
  const broken = brokenForm(place, said, form ?? {}, language);
  if (broken) return broken;
  if (!withColon.includes(place) && /:\s/.test(said)) return 'colon';
  if (!verbatim.includes(place) && hasSecondSentence(said)) return 'sentences';
  if (!verbatim.includes(place) && said.length > frameLength) return 'long';
  return (place === 'thing' || place === 'kind') && form?.article === undefined ? 'article' : null;
}

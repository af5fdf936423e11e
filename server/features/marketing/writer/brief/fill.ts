import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { capital } from '../../../../../shared/marketing/products/brief/tidy';
import type { Context } from './context';

const ofSpeaker = /\^([^^/]*)\/([^^]*)\^/gu;
const ofRegister = /<([^<>/]*)\/([^<>]*)>/gu;
const ofThing = /\(([^()/\s]+(?:\/[^()/\s]+)+)\)/gu;
const slotName = /\{([a-zA-Z]+\d*)\}/gu;

/** The form of a choice such as `(es/son)` or `(nuevo/nueva/nuevos/nuevas)` for the thing. */
function formOf(choice: string, { answers: { number, gender } }: Context): string {
  const forms = choice.split('/');
  const plural = number === 'plural' ? 1 : 0;
  const feminine = gender === 'f' ? 1 : 0;
  return forms[forms.length === 4 ? plural * 2 + feminine : plural] ?? '';
}

/** A company that is called like its product is named once in a sentence. */
const namesTwice = (text: string, { flags }: Context) =>
  !flags.has('named') &&
  /\{company\}/iu.test(text) &&
  /\{(?:thing|noun|ofthing|tothing|short|name)\}/iu.test(text);

/** Marks that meet where a slot's text ends: «…?.», «..». */
const joined = (text: string): string =>
  text
    .replace(/([!?…])([”"]?)\.(?=\s|$)/gu, '$1$2')
    // «Usted su equipo sabe …»: a clause with a subject of its own.
    .replace(
      /\b(?:(U)sted|usted) ((?:el|los|su|sus|un|una|cada|nadie|todo|toda|todos|todas|la gente) )/gu,
      (_, first: string | undefined, subject: string) => (first ? capital(subject) : subject),
    )
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/\.([»”])\./gu, '.$1')
    // A sentence that English quotes keeps its full stop within the marks.
    .replace(/(?<![.!?…])”\.(?=\s|$)/gu, '.”')
    .replace(/\s+/gu, ' ')
    .trim();

/** The letters of a text, by which «A» and “A.” are the same. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A template in a brief's words, with the facts that it says; undefined where one of its slots has nothing. */
export function fill(template: string, context: Context): Line | undefined {
  const { brief, slots } = context;
  if (namesTwice(template, context)) return undefined;
  const facts = new Set<string>();
  let isMissing = false;
  const text = template
    .replace(ofSpeaker, (_, we: string, one: string) => (brief.company.speaker === 'I' ? one : we))
    .replace(ofRegister, (_, informal: string, formal: string) =>
      brief.register === 'formal' ? formal : informal,
    )
    .replace(ofThing, (_, choice: string) => formOf(choice, context))
    .replace(slotName, (_, name: string) => {
      const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
      const found = slots.get(lower);
      if (!found) isMissing = true;
      for (const fact of found?.facts ?? []) facts.add(fact);
      return found ? (name === lower ? found.text : capital(found.text)) : '';
    });
  return isMissing ? undefined : { text: capital(joined(text)), facts: [...facts] };
}

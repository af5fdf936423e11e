import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { capital } from '../../../../../shared/marketing/products/brief/tidy';
import type { Condition } from '../blueprint/parse';
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

/** What `joined` could change. */
const isMeeting = /[.!?…][”"»]?\.|”\.|\s\s|^\s|\s$|[^\S ]/u;

/** Marks that meet where a slot's text ends: «…?.», «..». */
const joined = (text: string): string =>
  !isMeeting.test(text)
    ? text
    : text
        .replace(/([!?…])([”"]?)\.(?=\s|$)/gu, '$1$2')
        .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
        .replace(/\.([»”])\./gu, '.$1')
        // A sentence that English quotes keeps its full stop within the marks.
        .replace(/(?<![.!?…])”\.(?=\s|$)/gu, '.”')
        .replace(/\s+/gu, ' ')
        .trim();

/** The letters of a text, by which «A» and “A.” are the same. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A template with its choices made; most have none. */
function formed(template: string, context: Context): string {
  const { company, register } = context.brief;
  let text = template;
  if (text.includes('^'))
    text = text.replace(ofSpeaker, (_, we: string, one: string) => (company.speaker === 'I' ? one : we));
  if (text.includes('<'))
    text = text.replace(ofRegister, (_, informal: string, formal: string) =>
      register === 'formal' ? formal : informal,
    );
  return text.includes('(') ? text.replace(ofThing, (_, choice: string) => formOf(choice, context)) : text;
}

/** A template in a brief's words, with the facts that it says; undefined where one of its slots has nothing. */
export function fill(template: string, context: Context): Line | undefined {
  const { slots } = context;
  const facts = new Set<string>();
  let isMissing = false;
  const text = formed(template, context).replace(slotName, (_, name: string) => {
    const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
    const found = slots.get(lower);
    if (!found) isMissing = true;
    for (const fact of found?.facts ?? []) facts.add(fact);
    return found ? (name === lower ? found.text : capital(found.text)) : '';
  });
  if (isMissing) return undefined;
  // “… you can {can1}” goes on within a sentence.
  return { text: text.startsWith('… ') ? joined(text.slice(2)) : capital(joined(text)), facts: [...facts] };
}

/** How much a brief has of what a condition names. */
const countOf = (name: string, { slots, lists, flags }: Context): number =>
  lists[name]?.length ?? Number(flags.has(name) || slots.has(name));

function isMet({ isNot, name, least = 1, is }: Condition, context: Context): boolean {
  const yes =
    is === undefined ? countOf(name, context) >= least : name === 'goal' && context.brief.goal.goal === is;
  return isNot ? !yes : yes;
}

/** Whether all conditions of a line or a variant hold. */
export const holds = (conditions: readonly Condition[], context: Context): boolean =>
  conditions.every((condition) => isMet(condition, context));

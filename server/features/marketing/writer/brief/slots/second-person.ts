import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Words } from '../../blueprint/load';

const verbsOf = (words: Words, name: string): string[] => words(name)?.split(/\s+/u) ?? [];

const verbOf = (text: string): string => text.split(/[\s,]/u)[0] ?? '';

/** Whether a result begins with a verb that is no act: “know the cost”. */
export const isState = (text: string, words: Words): boolean =>
  verbsOf(words, 'states').includes(verbOf(text));

/**
 * An English result in the second person: “you can try it”, or “you'll know the cost” for what is no act, by the verbs of
 * `common.md`; `do` is the imperative, which only an act has, and none that would ask for an order or a call: “order,
 * ask the way and hold a conversation”. A language without these words has one form for all.
 */
export function personSlots({ text, facts }: Line, words: Words, suffix: string): [string, Line][] {
  if (!words('states')) return [];
  const isNoAct = isState(text, words);
  const said = (name: string): Line => ({ text: (words(name) ?? '_').replace('_', () => text), facts });
  return [
    [`you${suffix}`, said(isNoAct ? 'will' : 'can')],
    [`also${suffix}`, said(isNoAct ? 'willAlso' : 'canAlso')],
    ...(isNoAct || verbsOf(words, 'requests').includes(verbOf(text))
      ? []
      : [[`do${suffix}`, { text, facts }] as [string, Line]]),
  ];
}

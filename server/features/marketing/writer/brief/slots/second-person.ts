import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Words } from '../../blueprint/load';

/**
 * An English result in the second person: “you can try it”, or “you'll know the cost” for what is no act, by the verbs of
 * `common.md`; `do` is the imperative, which only an act has. A language without these words has one form for all.
 */
export function personSlots({ text, facts }: Line, words: Words, suffix: string): [string, Line][] {
  const states = words('states')?.split(/\s+/u);
  if (!states) return [];
  const isState = states.includes(text.split(/\s/u)[0] ?? '');
  const said = (name: string): Line => ({ text: (words(name) ?? '_').replace('_', () => text), facts });
  return [
    [`you${suffix}`, said(isState ? 'will' : 'can')],
    [`also${suffix}`, said(isState ? 'willAlso' : 'canAlso')],
    ...(isState ? [] : [[`do${suffix}`, { text, facts }] as [string, Line]]),
  ];
}

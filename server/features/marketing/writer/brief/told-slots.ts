import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { capital } from '../../../../../shared/marketing/products/brief/tidy';
import type { Words } from '../blueprint/load';
import type { Result } from './answers';
import { personSlots } from './second-person';

/**
 * English results in the owner's order: `told` as sentences that follow each other, `head` each by itself, `act` the
 * imperative of what the reader does. A language without these words has none of them.
 */
export function toldSlots(results: readonly Result[], words: Words, isOne: boolean): [string, Line][] {
  if (!words('states')) return [];
  const framed = (name: string, text: string) => (words(name) ?? '_').replace('_', () => text);
  let acts = 0;
  return results.flatMap(({ kind, line }, index): [string, Line][] => {
    const { facts } = line;
    const nth = index + 1;
    const entries = (head: string, told: string): [string, Line][] => [
      [`head${nth}`, { text: capital(head), facts }],
      [`told${nth}`, { text: `${capital(told)}.`, facts }],
    ];
    if (kind === 'clause') return entries(line.text, line.text);
    const person = new Map(personSlots(line, words, ''));
    const [you = '', also = ''] = ['you', 'also'].map((name) => person.get(name)?.text);
    const isOurs = kind === 'we' && !isOne;
    const own = (text: string) => (isOurs ? framed('withUs', text) : text);
    const told = acts === 0 ? own(you) : acts === 2 ? framed('and', own(you)) : own(also);
    acts += 1;
    const act = kind === 'can' ? person.get('do') : undefined;
    return [...entries(own(you), told), ...(act ? [[`act${nth}`, act] as [string, Line]] : [])];
  });
}

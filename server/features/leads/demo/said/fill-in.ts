import type { DemoClient, DemoDeal } from '../demo-client';
import type { DemoLine } from './demo-line';
import type { Spoken } from './spoken';

const money = ({ euros, dollars }: DemoDeal, spoken: Spoken) => {
  if (euros !== undefined) return spoken.euros(euros);
  return dollars === undefined ? spoken.open : spoken.dollars(dollars);
};

const decides = (tags: readonly string[] = []) => tags.includes('Decide') || tags.includes('Decides');

/** The words that stand for the names in braces. */
function wordsOf({ company, people }: DemoClient, deal: DemoDeal, spoken: Spoken) {
  const person = people[deal.person ?? 0];
  const [found, foundLater = found] = deal.found;
  const words: Record<string, string | undefined> = {
    person: person?.first,
    decider: (people.find(({ tags }) => decides(tags)) ?? person)?.first,
    company: company?.name ?? `${person?.first} ${person?.last}`,
    city: company?.city,
    topic: deal.topic,
    title: deal.title,
    asks: deal.asks,
    found,
    foundLater,
    offer: deal.offer,
    amount: money(deal, spoken),
    reason: deal.lost?.reason.toLowerCase(),
    note: deal.lost?.note,
  };
  return words;
}

/** Puts the words of an opportunity into what is usually said. */
export function fillIn(line: DemoLine, client: DemoClient, deal: DemoDeal, spoken: Spoken): DemoLine {
  const words = wordsOf(client, deal, spoken);
  const filled = (text: string | null) => text && text.replace(/\{(\w+)\}/g, (_, name) => words[name] ?? '');
  const body = filled(line.body)?.trim() ?? null;
  return { ...line, subject: filled(line.subject), body };
}

import type { DemoClient, DemoDeal } from '../demo-client';
import type { DemoLine } from './demo-line';

const money = ({ euros, dollars }: DemoDeal) => {
  const written = (amount: number) => amount.toLocaleString('es-ES', { useGrouping: 'always' });
  if (euros !== undefined) return `${written(euros)} €`;
  return dollars === undefined ? 'por cerrar' : `${written(dollars)} US$`;
};

/** The words that stand for the names in braces. */
function wordsOf({ company, people }: DemoClient, deal: DemoDeal): Record<string, string | undefined> {
  const person = people[deal.person ?? 0];
  const [found, foundLater = found] = deal.found;
  return {
    persona: person?.first,
    decide: (people.find(({ tags }) => tags?.includes('Decide')) ?? person)?.first,
    empresa: company?.name ?? `${person?.first} ${person?.last}`,
    ciudad: company?.city,
    tema: deal.topic,
    titulo: deal.title,
    pide: deal.asks,
    hallazgo: found,
    hallazgo2: foundLater,
    oferta: deal.offer,
    importe: money(deal),
    motivo: deal.lost?.reason.toLowerCase(),
    nota: deal.lost?.note,
  };
}

/** Puts the words of an opportunity into what is usually said. */
export function fillIn(line: DemoLine, client: DemoClient, deal: DemoDeal): DemoLine {
  const words = wordsOf(client, deal);
  const filled = (text: string | null) => text && text.replace(/\{(\w+)\}/g, (_, name) => words[name] ?? '');
  const body = filled(line.body)?.trim() ?? null;
  return { ...line, subject: filled(line.subject), body };
}

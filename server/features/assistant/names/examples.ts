import type { Bilingual } from '../../../../shared/assistant/bilingual';
import type { Example } from '../../../platform/tools/feature-tools';
import { readSentence, type Known } from '../grammar/sentence';
import type { Concept } from '../grammar/words/lexicon';
import type { Reads, Toolbox } from '../tool-use';

/** The tools that are near a word. */
const near: Partial<Record<Concept, string>> = {
  task: 'list_tasks',
  remind: 'add_task',
  todo: 'list_tasks',
  deal: 'list_deals',
  sale: 'list_deals',
  closes: 'list_deals',
  pipeline: 'sales_figures',
  move: 'move_deal',
  set: 'move_deal',
  contact: 'list_contacts',
  company: 'list_contacts',
  customer: 'list_contacts',
  product: 'product_score',
  campaign: 'write_campaigns',
  lead: 'list_leads',
};

/** The three things to say that are nearest to a sentence, then those of the portal. */
export async function examplesFor(
  { ask }: Reads,
  { features }: Toolbox,
  text: string,
  known: Known,
): Promise<Bilingual[]> {
  const all = (
    await Promise.all(features.flatMap(({ examples }) => (examples ? [examples(ask)] : [])))
  ).flat();
  const { marks } = readSentence(text, known);
  const wanted = marks.flatMap(({ concepts }) => concepts.flatMap((concept) => near[concept] ?? []));
  const isOfPortal = ({ tool }: Example) =>
    features.find(({ tools }) => tools.some(({ name }) => name === tool))?.portal === known.portal;
  const points = (example: Example) =>
    (wanted.includes(example.tool) ? 2 : 0) + (isOfPortal(example) ? 1 : 0);
  return all
    .toSorted((one, other) => points(other) - points(one))
    .slice(0, 3)
    .map((example) => example.text);
}

import type { Bilingual } from '../../../../shared/assistant/bilingual';
import type { Example } from '../../../platform/tools/feature-tools';
import { both } from '../../../platform/tools/texts';
import { bestOf } from '../grammar/names';
import { readSentence, type Known, type Sentence } from '../grammar/sentence';
import type { Concept } from '../grammar/words/lexicon';
import type { Reads, Toolbox } from '../tool-use';

/** The tools that are near a word. */
const near: Partial<Record<Concept, string>> = {
  task: 'list_tasks',
  remind: 'add_task',
  noted: 'add_task',
  call: 'add_task',
  todo: 'list_tasks',
  toCall: 'list_tasks',
  overdue: 'list_tasks',
  deal: 'list_deals',
  sale: 'list_deals',
  proposal: 'list_deals',
  biggest: 'list_deals',
  closes: 'list_deals',
  wonVerb: 'list_deals',
  pipeline: 'sales_figures',
  amount: 'sales_figures',
  lostVerb: 'sales_figures',
  move: 'move_deal',
  set: 'move_deal',
  stage: 'move_deal',
  contact: 'list_contacts',
  company: 'list_contacts',
  customer: 'list_contacts',
  phone: 'list_contacts',
  quiet: 'list_contacts',
  called: 'list_contacts',
  product: 'product_score',
  campaign: 'write_campaigns',
  writeTo: 'write_campaigns',
  everyone: 'write_campaigns',
  running: 'list_campaigns',
  lead: 'list_leads',
  post: 'list_posts',
  report: 'read_report',
  problem: 'list_findings',
};

/** The record that a sentence names, to be opened. */
function openNamed({ hits }: Sentence): Bilingual[] {
  const [best] = bestOf(hits.filter(({ level }) => level === 'exact' || level === 'words'));
  return best ? [both(`Open ${best.name}`, `Abre ${best.name}`)] : [];
}

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
  const sentence = readSentence(text, known);
  const wanted = sentence.marks.flatMap(({ concepts }) => concepts.flatMap((concept) => near[concept] ?? []));
  const isOfPortal = ({ tool }: Example) =>
    features.find(({ tools }) => tools.some(({ name }) => name === tool))?.portal === known.portal;
  const points = (example: Example) =>
    (wanted.includes(example.tool) ? 2 : 0) + (isOfPortal(example) ? 1 : 0);
  const nearest = all.toSorted((one, other) => points(other) - points(one)).map((example) => example.text);
  return [...openNamed(sentence), ...nearest].slice(0, 3);
}

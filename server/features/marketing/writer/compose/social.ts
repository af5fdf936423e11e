import { postRulesOf, networks, type Network } from '../../../../../shared/marketing/channels/networks';
import type { Social, SocialVariant } from '../../../../../shared/marketing/campaigns/piece';
import { measurePost } from '../../../../../shared/marketing/campaigns/post';
import { blockText } from '../../../../../shared/marketing/campaigns/rendering/words';
import { tidied } from '../../../../../shared/marketing/products/brief/tidy';
import type { Context } from '../brief/context';
import { lettersOf } from '../brief/fill';
import { bodyOf, type Composition, ctaOf, finished, openingOf, type PlaceSlots, slotsOfBody } from './body';
import type { Drafted } from './drafted';
import { contextFor, dealLeads, type Lead } from './deal';
import { type Job, turnOf, variantFor, variantsOf } from './desk';
import { fitted, inOrder } from './fit';

const isOver = (network: Network, variant: SocialVariant): boolean => {
  const { most, mostBytes, write = most } = postRulesOf(network);
  const { count, bytes } = measurePost(network, variant);
  return count > write || (mostBytes !== undefined && bytes > mostBytes);
};

/** A word of a tag: the letters of each word, joined. */
const tagOf = (text: string): string =>
  tidied(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('es') + word.slice(1))
    .join('');

/** Words of a thing that makes a tag, at most. */
const longestTag = 3;

/** Tags from what the brief says: the thing, if it is short, and the town; a sober trade has none. */
function tagsOf({ slots, flags }: Context, network: Network): string[] {
  if (flags.has('sober')) return [];
  const noun = slots.get('noun')?.text ?? '';
  // «cerca de …» is no place to be found at; “in Asheville, North Carolina” is looked for by its town.
  const [, where = ''] = /^(?:en|in|at)\s+([^,]+)/iu.exec(slots.get('where')?.text ?? '') ?? [];
  const tags = [noun.split(/\s+/u).length <= longestTag ? noun : '', where].map(tagOf).filter(Boolean);
  return [...new Set(tags)].slice(0, postRulesOf(network).writeTags);
}

type Post = Composition<SocialVariant>;

/** Whether a post still says what it is about. */
const isTold = ({ lead }: Lead, blocks: readonly Drafted[]): boolean => {
  const told = new Set(blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));
  return lead === undefined || lead.facts.every((fact) => told.has(fact));
};

/** A post about a lead, the `nth` of its kind; undefined where there is no room for it, or another says the same. A plain one loses lines instead. */
function composePost(job: Job, network: Network, lead: Lead, nth = 0): Post | undefined {
  const { form } = postRulesOf(network);
  const isPlain = lead.kind === 'plain';
  const context = contextFor(job.desk.context, network, lead);
  const variants = variantsOf(job, lead.kind);
  const variant = variantFor(job, variants, `${job.angle}/${lead.kind}/${form}`, nth);
  const name = `${network}.${form}`;
  const drafted = (flags: ReadonlySet<string>) =>
    bodyOf(
      variant.bodies()[form] ?? [],
      { ...context, flags },
      {
        taken: job.desk.taken,
        turns: job.desk.wording.slots,
        opens: form,
        siblings: () => variants.flatMap(({ bodies }) => bodies()[form] ?? []),
        name: `${job.angle}/${job.type}.${name}`,
      },
    );
  const wished = tagsOf(context, network);
  const over = (blocks: readonly Drafted[], tags: string[]) =>
    isOver(network, { blocks: finished(blocks), tags });
  const whole = drafted(context.flags);
  const all = over(whole, []) ? drafted(new Set([...context.flags, 'tight'])) : whole;
  // A sentence is worth more than a tag.
  const tags = over(all, wished) && !over(all, []) ? [] : wished;
  const { blocks } = fitted(all, (some) => over(some, tags), isPlain);
  const said = blocks.filter(({ part }) => part !== 'X').map(blockText);
  const text = `post ${lettersOf(said.join(' '))}`;
  // The last plain one stands in for whatever was told before.
  const isAgain = job.desk.taken.has(text) && !(isPlain && nth > 0);
  if (over(blocks, tags) || isAgain || !isTold(lead, blocks)) return undefined;
  job.desk.taken.add(text);
  const ordered = inOrder(blocks);
  job.desk.taken.add(openingOf(ordered[0], form));
  return {
    content: { blocks: finished(ordered), tags },
    slots: slotsOfBody(ordered, name, `variants.${network}.`),
  };
}

/** The posts of an angle, each about another text of the brief, and the networks for which nothing was left to say. */
export function composeSocial(job: Job): Composition<Social> & { without: readonly Network[] } {
  const { context } = job.desk;
  const told = { short: [] as Lead[], long: [] as Lead[] };
  const posts = new Map<Network, Post>();
  for (const [network, leads] of dealLeads(context, job.angle, turnOf(job))) {
    const { form } = postRulesOf(network);
    for (const [index, lead] of leads.entries()) {
      if (posts.has(network) || told[form].includes(lead)) continue;
      const nth = leads.slice(0, index).filter(({ kind }) => kind === lead.kind).length;
      const post = composePost(job, network, lead, nth);
      if (!post) continue;
      posts.set(network, post);
      told[form].push(lead);
    }
  }
  const all = [...posts];
  const thing = context.slots.get('thing')?.text ?? context.brief.name;
  return {
    content: {
      variants: Object.fromEntries(all.map(([network, { content }]) => [network, content])),
      cta: ctaOf(context),
      alt: [context.brief.company.name, thing].join(': '),
    },
    slots: Object.assign({}, ...all.map(([, { slots }]) => slots)) as PlaceSlots,
    without: networks.filter((network) => !posts.has(network)),
  };
}

import { postRulesOf, networks, type Network } from '../../../../../shared/marketing/channels/networks';
import { campaignKinds } from '../../../../../shared/marketing/campaigns/kinds';
import type { Social, SocialVariant } from '../../../../../shared/marketing/campaigns/piece';
import { measurePost } from '../../../../../shared/marketing/campaigns/post';
import { tidied } from '../../../../../shared/marketing/products/brief/tidy';
import type { Context } from '../brief/context';
import type { Variant } from '../blueprint/variant';
import type { Drafted } from './drafted';
import { dealLeads, type Lead } from './deal';
import { type Desk, type Job, variantFor } from './desk';
import { type Composition, drafting } from './email';
import { finished, type PlaceSlots, slotsOfBody } from './finish';
import { fitted } from './fit';
import { inOrder } from './order';
import { contextFor } from './post-context';

/** The posts of an angle, and the networks for which nothing was left to say. */
export interface Posts extends Composition<Social> {
  without: readonly Network[];
}

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

const longestTag = 30;

/** Words of a thing that make a tag at most. */
const tagWords = 3;

/** Tags from what the brief says: the thing, if it is short, and where; a sober trade has none. */
function tagsOf({ slots, flags }: Context, network: Network): string[] {
  if (flags.has('sober')) return [];
  const noun = slots.get('noun')?.text ?? '';
  // «cerca de …» is no place to be found at.
  // “Asheville, North Carolina” is looked for by its town.
  const [, where = ''] = /^(?:en|in|at)\s+([^,]+)/iu.exec(slots.get('where')?.text ?? '') ?? [];
  // “#FullService” is anybody's: the company's name then.
  const name = flags.has('vague') ? (slots.get('company')?.text ?? '') : noun;
  const tags = [name.split(/\s+/u).length <= tagWords ? name : '', where]
    .map(tagOf)
    .filter((tag) => tag !== '' && tag.length <= longestTag);
  return [...new Set(tags)].slice(0, postRulesOf(network).writeTags);
}

/** The variants of a lead; where there are none, plain ones. */
function variantsOf({ desk, angle, type }: Omit<Job, 'variant'>, kind: string): readonly Variant[] {
  const blueprints = desk.context.blueprints[campaignKinds[type].handle];
  const of = (lead: string) => blueprints.filter(({ path }) => path[0] === angle && path[1] === lead);
  const own = of(kind);
  return own.length > 0 ? own : of('plain');
}

interface Post {
  variant: SocialVariant;
  slots: PlaceSlots;
  left: readonly string[];
}

/** A post that is to be written: for a network, about its lead, the `nth` of its kind in the angle. */
interface Dealt {
  network: Network;
  lead: Lead;
  nth: number;
}

/** The body of a post in the variant of its lead, before anything is fitted. */
function draftOf(job: Omit<Job, 'variant'>, { network, lead, nth }: Dealt, context: Context) {
  const { desk, angle, type } = job;
  const { form } = postRulesOf(network);
  const key = `${angle}/${type}/${lead.kind}/${form}`;
  const pieces = { [key]: desk.wording.pieces[`${angle}/${type}`] ?? 0 };
  const taken = { ...desk.taken, [type]: desk.taken[form] };
  const own: Desk = { ...desk, context, taken, wording: { ...desk.wording, pieces } };
  const variants = variantsOf(job, lead.kind);
  const variant = variantFor(own, variants, key, nth);
  const siblings = () => variants.flatMap(({ bodies }) => bodies[form] ?? []);
  const body = `${network}.${form}`;
  const canRepeat = lead.lead === undefined || context.brief.language === 'en';
  return {
    body,
    draft: drafting({ ...job, desk: own }, body, variant.bodies[form] ?? [], siblings, canRepeat),
  };
}

/** Whether a post still says what it is about. */
const isTold = ({ lead }: Lead, blocks: readonly Drafted[]): boolean => {
  const told = new Set(blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));
  return lead === undefined || lead.facts.every((fact) => told.has(fact));
};

/** A post about a lead; undefined where there is no room for it. The plain one, which X always has, loses lines instead. */
function composePost(job: Omit<Job, 'variant'>, dealt: Dealt): Post | undefined {
  const { network, lead } = dealt;
  const isPlain = lead.kind === 'plain';
  const taken = job.desk.taken[postRulesOf(network).form];
  const before = [...taken];
  const context = contextFor(job.desk.context, network, lead);
  const { body, draft } = draftOf(job, dealt, context);
  const drafted = draft();
  const wished = tagsOf(context, network);
  const over = (blocks: readonly Drafted[], tags = wished) =>
    isOver(network, { blocks: finished(blocks), tags });
  // A sentence is worth more than a tag.
  const tags = over(drafted) && !over(drafted, []) ? [] : wished;
  const { blocks, left } = fitted(drafted, (some) => over(some, tags), { tight: () => draft(true), isPlain });
  if (over(blocks, tags) || !isTold(lead, blocks)) {
    // Its first line is free again.
    taken.clear();
    for (const line of before) taken.add(line);
    return postRulesOf(network).isCertain && !isPlain
      ? composePost(job, { ...dealt, lead: { kind: 'plain' } })
      : undefined;
  }
  const ordered = inOrder(blocks);
  return {
    variant: { blocks: finished(ordered), tags },
    slots: slotsOfBody(ordered, body, `variants.${network}.`),
    left,
  };
}

/** The posts of an angle, each about another text of the brief. */
export function composeSocial(job: Omit<Job, 'variant'>): Posts {
  const { context, wording } = job.desk;
  const turn = wording.set + (wording.pieces[`${job.angle}/${job.type}`] ?? 0);
  const told: string[] = [];
  const all = [...dealLeads(context, job.angle, turn)]
    .map(([network, lead]) => {
      const nth = told.filter((kind) => kind === lead.kind).length;
      told.push(lead.kind);
      return [network, composePost(job, { network, lead, nth })] as const;
    })
    .filter((one): one is [Network, Post] => one[1] !== undefined);
  const thing = context.slots.get('thing')?.text ?? context.brief.name;
  const posts = new Set<Network>(all.map(([network]) => network));
  return {
    content: {
      variants: Object.fromEntries(all.map(([network, { variant }]) => [network, variant])),
      cta: { label: context.slots.get('button')?.text ?? '', goal: context.brief.goal.goal },
      alt: [context.brief.company.name, thing].join(': '),
    },
    slots: Object.assign({}, ...all.map(([, post]) => post.slots)) as PlaceSlots,
    left: [...new Set(all.flatMap(([, post]) => post.left))],
    without: networks.filter((network) => !posts.has(network)),
  };
}

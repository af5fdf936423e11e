import { postText } from '../../../../../../shared/marketing/campaigns/post';
import { networkLimits } from '../../../../../../shared/marketing/campaigns/limits';
import type { Block, Social, SocialVariant } from '../../../../../../shared/marketing/campaigns/piece';
import { type Network, networks } from '../../../../../../shared/marketing/campaigns/scales';
import { inOrder } from '../pick';
import type { Material } from '../plan/material';
import { planText } from '../plan/texts';
import { banks } from '../shapes/banks';
import { capitalised } from '../surface/markup';
import type { Unit } from '../plan/unit';
import { type Composed, type Frame, compose, release } from './compose';
import type { Choice, Desk } from './realize';
import { type Draft, type Job, isHeadline, placesOf, takeHeadline } from './email';
import { labelOf } from './label';
import { isDull } from './rhythm';

/** What a network takes at least for more of the reader's day than a question. */
const roomyFrom = 500;

/** The link of a post as it will be: ours are this long. */
const sampleLink = 'https://quorumia.example/r/abcdefg';

/** The tags of a network: of the sector, in the order of the angle. */
function tagsFor(network: Network, { sector, key, isSound }: Material, angle: string): string[] {
  const { writeTags } = networkLimits[network];
  const clean = sector.tags.filter(
    (tag) =>
      /^[\p{L}\p{N}_]+$/u.test(tag) && isSound({ text: tag, facts: [], isSentence: false, canCite: false }),
  );
  return inOrder(clean, `${key}|${angle}|tags`, (tag) => tag).slice(0, writeTags);
}

/** Networks whose readers expect none. */
const withoutEmoji: readonly Network[] = ['linkedin'];

/** An emoji behind the first sentence, where the company likes some. */
function withEmoji(
  network: Network,
  blocks: readonly Block[],
  { emoji, key }: Material,
  angle: string,
): Block[] {
  const [chosen] = withoutEmoji.includes(network)
    ? []
    : inOrder(emoji, `${key}|${angle}|emoji`, (one) => one);
  return blocks.map((block, index) => {
    const [first, ...others] = block.lines;
    if (index > 0 || !first || chosen === undefined) return block;
    return { ...block, lines: [{ ...first, text: `${first.text} ${chosen}` }, ...others] };
  });
}

function measureFor(
  network: Network,
  tags: readonly string[],
  dressed: (blocks: readonly Block[]) => Block[],
) {
  const { count, most, write = most, mostBytes, hasLink } = networkLimits[network];
  return (blocks: readonly Block[]) => {
    const shown = [
      postText(dressed(blocks)),
      ...tags.map((tag) => `#${tag}`),
      ...(hasLink ? [sampleLink] : []),
    ].join(' ');
    const isHeavy = mostBytes !== undefined && new TextEncoder().encode(shown).length > mostBytes;
    return count(shown) > write || isHeavy ? 'long' : 'fits';
  };
}

/** A network without links in posts: the action says where the link is. */
function withProfile(blocks: Block[], material: Material, angle: string): Block[] {
  const { profileLink } = banks[material.input.language];
  const texts = inOrder(profileLink, `${material.key}|${angle}|profile`, (one) => one);
  const said = blocks.flatMap(({ lines }) => lines.map((line) => line.text));
  const text = texts.find((one) => !isDull(said, one)) ?? texts[0] ?? '';
  return blocks.map((block) =>
    block.part === 'X' ? { ...block, lines: [...block.lines, { text, facts: [] }] } : block,
  );
}

/** What the picture of a post shows, in words: the product, who sells it, and a fact. */
function altOf({ angle, facts, desk: { material } }: Job): string {
  const { ground, about, isSound } = material;
  const from = about.language === 'es' ? 'de' : 'from';
  const { name } = ground.product;
  const texts = facts.flatMap(({ small }) => [
    `${name} ${from} ${ground.company.name}: ${small}.`,
    `${name}: ${small}.`,
  ]);
  const candidates = [...texts, `${name}, ${from} ${ground.company.name}.`, `${name}.`].map(capitalised);
  const isFine = (text: string) => isSound({ text, facts: [], isSentence: true, canCite: false });
  return candidates.find(isFine) ?? `${name} (${angle}).`;
}

/** How long each sentence of a post may be where nothing else fits; four of the last ones fit everywhere. */
const tight = [undefined, 120, 90, 62];

/** The shortest post: what it must have, each sentence as short as it has to be. */
function shortest(units: readonly Unit[], frame: Frame, desk: Desk): Composed | undefined {
  for (const mostEach of tight) {
    const kept = mostEach === undefined ? units : units.filter(({ isRequired }) => isRequired);
    const wanted = mostEach === undefined ? frame : { ...frame, mostEach };
    const found = compose(kept, wanted, desk, new Map());
    if (found) return found;
  }
  return undefined;
}

type Post = [Network, Composed | undefined, string[]];

/** The sentences of an angle on all networks. */
function postsOf(job: Job, pieceKey: string): Post[] {
  const { angle, facts, desk } = job;
  const { material } = desk;
  const plan = { angle, type: 'social' as const, facts, material };
  const [units, roomy] = [planText(plan), planText({ ...plan, isRoomy: true, more: job.isLong ? 2 : 0 })];
  const shortUnits = planText({ ...plan, isShort: true });
  const choices = new Map<string, Choice>();
  const frame = { angle, pieceKey, isTaken: isHeadline(desk) };
  const posts = networks.map((network): Post => {
    const tags = tagsFor(network, material, angle);
    const measured = (some: readonly string[]) =>
      measureFor(network, some, (blocks) => withEmoji(network, blocks, material, angle));
    const planned = networkLimits[network].most >= roomyFrom ? roomy : units;
    const tagged = compose(planned, { ...frame, measure: measured(tags) }, desk, choices);
    if (tagged?.slots.length === planned.length) return [network, tagged, tags];
    const bare = compose(planned, { ...frame, measure: measured([]) }, desk, choices);
    // A sentence is worth more than tags.
    const isTagged = tagged !== undefined && tagged.slots.length >= (bare?.slots.length ?? 0);
    if (isTagged) return [network, tagged, tags];
    return [network, bare ?? shortest(shortUnits, { ...frame, measure: measured([]) }, desk), []];
  });
  const bodies = posts.map(([, body]) => body).filter((body) => body !== undefined);
  release(desk, choices, bodies);
  Object.assign(job.shapes, ...bodies.map(({ shapes }) => shapes));
  return posts;
}

/** The post of an angle on all networks: one wording, as long as each takes it. */
export function writeSocial(job: Job): Draft<Social> {
  const { angle, desk } = job;
  const { material } = desk;
  const written = postsOf(job, `${angle}/social media`);
  for (const [, body] of written) {
    const first = body?.blocks[0]?.lines[0];
    if (first) takeHeadline(desk, first.text);
  }
  const variants = written.map(([network, body, tags]): [Network, SocialVariant] => {
    const blocks = withEmoji(network, body?.blocks ?? [], material, angle);
    return [
      network,
      { blocks: networkLimits[network].hasLink ? blocks : withProfile(blocks, material, angle), tags },
    ];
  });
  return {
    content: {
      variants: Object.fromEntries(variants) as Social['variants'],
      cta: { label: labelOf(material, `${angle}.social`), goal: material.input.goal },
      alt: altOf(job),
    },
    slots: Object.assign({}, ...written.map(([network, body]) => placesOf(body, `variants.${network}.`))),
    tooLong: written.filter(([, body]) => !body).map(([network]) => `variants.${network}.blocks`),
  };
}

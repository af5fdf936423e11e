import type {
  Block,
  Email,
  Landing,
  Line,
  Piece,
  Social,
} from '../../../../../shared/marketing/campaigns/piece';
import { byMedium } from '../../../../../shared/marketing/campaigns/by-medium';
import type { Network } from '../../../../../shared/marketing/channels/networks';

/** A text of a piece, with its place and the facts it cites. */
export interface Leaf {
  at: string;
  text: string;
  facts: readonly string[];
  /** A sentence ends with a mark; a heading, a button and a label need none. */
  isSentence: boolean;
  /** A line cites its facts; a label, a question and a description of a picture cannot. */
  canCite: boolean;
  /** In a block of the owner's words, such as a list: the facts whose words they are. */
  own?: readonly string[];
  /** The variant of a social piece that it stands in. */
  network?: Network;
}

const lineAt = (at: string, { text, facts }: Line, isSentence = true): Leaf => ({
  at,
  text,
  facts,
  isSentence,
  canCite: true,
});
const labelAt = (at: string, text: string): Leaf => ({
  at,
  text,
  facts: [],
  isSentence: false,
  canCite: false,
});

const blockLines = (at: string, blocks: readonly Block[]): Leaf[] =>
  blocks.flatMap(({ kind = 'text', lines }, block) =>
    lines.flatMap((line, index) => {
      const place = `${at}blocks.${block}.lines.${index}`;
      const own = kind === 'text' || kind === 'heading' ? {} : { own: line.facts };
      const shown = { ...lineAt(place, line, ['text', 'steps', 'questions'].includes(kind)), ...own };
      return line.label ? [{ ...labelAt(`${place}.label`, line.label), ...own }, shown] : [shown];
    }),
  );

/** Every text of a piece that a reader sees. */
export const leavesOf = (piece: Piece): Leaf[] =>
  byMedium(piece, {
    mail: ({ content }) => mailLeaves(content),
    posts: ({ content }) => postLeaves(content),
    page: ({ content }) => landingLeaves(content),
  });

const mailLeaves = ({ subject, altSubject, preheader, blocks, cta }: Email): Leaf[] => [
  lineAt('subject', subject, false),
  lineAt('altSubject', altSubject, false),
  lineAt('preheader', preheader),
  ...blockLines('', blocks),
  labelAt('cta.label', cta.label),
];

const postLeaves = ({ variants, cta, alt }: Social): Leaf[] => [
  ...Object.entries(variants).flatMap(([network, { blocks, tags }]) =>
    [
      ...blockLines(`variants.${network}.`, blocks),
      ...tags.map((tag, index) => labelAt(`variants.${network}.tags.${index}`, tag)),
    ].map((leaf) => ({ ...leaf, network: network as Network })),
  ),
  labelAt('cta.label', cta.label),
  { ...labelAt('alt', alt), isSentence: true },
];

function landingLeaves(content: Landing): Leaf[] {
  const { h1, subtitle, blocks = [], benefits, facts, price, offer, faq, form, cta, seo, ads } = content;
  return [
    lineAt('h1', h1, false),
    lineAt('subtitle', subtitle),
    ...blockLines('', blocks),
    ...benefits.flatMap(({ title, text }, index) => [
      lineAt(`benefits.${index}.title`, title, false),
      lineAt(`benefits.${index}.text`, text),
    ]),
    ...facts.map((line, index) => lineAt(`facts.${index}`, line, false)),
    ...(price ? [lineAt('price', price, false)] : []),
    ...(offer ? [lineAt('offer', offer)] : []),
    ...faq.flatMap(({ q, a }, index) => [
      { ...labelAt(`faq.${index}.q`, q), isSentence: true },
      lineAt(`faq.${index}.a`, a),
    ]),
    labelAt('form.consent', form.consent),
    labelAt('form.submit', form.submit),
    labelAt('cta.label', cta.label),
    labelAt('seo.title', seo.title),
    { ...labelAt('seo.description', seo.description), isSentence: true },
    ...ads.headlines.map((line, index) => lineAt(`ads.headlines.${index}`, line, false)),
    ...ads.descriptions.map((line, index) => lineAt(`ads.descriptions.${index}`, line)),
  ];
}

interface PlacedBlocks {
  at: string;
  blocks: readonly Block[];
  network?: Network;
}

/** The blocks of a piece, by the prefix of their places. */
export const blocksOf = (piece: Piece): PlacedBlocks[] =>
  byMedium<PlacedBlocks[]>(piece, {
    mail: ({ content }) => [{ at: '', blocks: content.blocks }],
    posts: ({ content }) =>
      Object.entries(content.variants).map(([network, { blocks }]) => ({
        at: `variants.${network}.`,
        blocks,
        network: network as Network,
      })),
    page: ({ content }) => [{ at: '', blocks: content.blocks ?? [] }],
  });

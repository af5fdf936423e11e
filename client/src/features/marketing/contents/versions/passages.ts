import { networks, networkName } from '@shared/marketing/channels/networks';
import { byMedium } from '@shared/marketing/campaigns/by-medium';
import type { Block, Landing, Social } from '@shared/marketing/campaigns/piece';
import { postText } from '@shared/marketing/campaigns/post';
import type { ContentPiece } from '@shared/marketing/campaigns/versions/content-piece';

/** A passage of a piece, which is compared with the same one of another version. */
export interface Passage {
  /** The same in both versions. */
  key: string;
  /** What it is, by its key in the texts, or a network's name. */
  part: (typeof parts)[number] | { network: string };
  text: string;
}

const parts = [
  'subject',
  'altSubject',
  'preheader',
  'A',
  'I',
  'D',
  'X',
  'button',
  'alt',
  'h1',
  'subtitle',
  'facts',
  'benefits',
  'price',
  'offer',
  'faq',
  'form',
  'seo',
  'headlines',
  'descriptions',
] as const;

const passage = (part: (typeof parts)[number], ...texts: (string | undefined)[]): Passage => ({
  key: part,
  part,
  text: texts.filter(Boolean).join('\n'),
});

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

const blockPassages = (blocks: readonly Block[]) =>
  (['A', 'I', 'D', 'X'] as const).map((part) =>
    passage(part, ...blocks.filter((block) => block.part === part).map((block) => postText([block]))),
  );

/** A piece in passages that can be laid side by side with those of another version. */
export function passagesOf(piece: ContentPiece): Passage[] {
  if (piece.type === 'ad text') {
    return [
      passage('headlines', ...texts(piece.content.headlines)),
      passage('descriptions', ...texts(piece.content.descriptions)),
    ];
  }
  const button = passage('button', piece.content.cta.label);
  return byMedium(piece, {
    mail: ({ content: { subject, altSubject, preheader, blocks } }) => [
      passage('subject', subject.text),
      passage('altSubject', altSubject.text),
      passage('preheader', preheader.text),
      ...blockPassages(blocks),
      button,
    ],
    posts: ({ content }) => [...socialPassages(content), button],
    page: ({ content }) => landingPassages(content, button),
  });
}

function socialPassages({ variants, alt }: Social): Passage[] {
  const posts = networks.map((network) => {
    const { blocks = [], tags = [] } = variants[network] ?? {};
    const text = [postText(blocks), ...tags.map((tag) => `#${tag}`)].join(' ');
    return { key: network, part: { network: networkName(network) }, text };
  });
  return [...posts, passage('alt', alt)];
}

function landingPassages(content: Landing, button: Passage): Passage[] {
  const { h1, subtitle, blocks = [], facts, benefits, price, offer, faq, form, seo, ads } = content;
  return [
    passage('h1', h1.text),
    passage('subtitle', subtitle.text),
    button,
    ...blockPassages(blocks),
    passage('facts', ...texts(facts)),
    passage('benefits', ...benefits.flatMap(({ title, text }) => [title.text, text.text])),
    passage('price', price?.text),
    passage('offer', offer?.text),
    passage('faq', ...faq.flatMap(({ q, a }) => [q, a.text])),
    passage('form', form.consent, form.submit),
    passage('seo', seo.title, seo.description),
    passage('headlines', ...texts(ads.headlines)),
    passage('descriptions', ...texts(ads.descriptions)),
  ];
}

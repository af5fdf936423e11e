import type { Block, Landing, Piece } from '@shared/marketing/campaigns/piece';
import { postText } from '@shared/marketing/campaigns/post';
import type { Network } from '@shared/marketing/campaigns/scales';

const paragraphs = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n');
const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');

const blockTexts = (blocks: readonly Block[]) => blocks.map((block) => postText([block]));

const landingText = ({ h1, subtitle, facts, benefits, price, offer, faq, cta }: Landing) =>
  paragraphs(
    h1.text,
    subtitle.text,
    lines(...facts.map(({ text }) => `– ${text}`)),
    ...benefits.map(({ title, text }) => lines(title.text, text.text)),
    price?.text,
    offer?.text,
    ...faq.map(({ q, a }) => lines(q, a.text)),
    cta.label,
  );

/** What a reader reads of a piece, as plain text; of a post, its variant for one network. */
export function plainText({ type, content }: Piece, network: Network): string {
  if (type === 'email') {
    const { subject, preheader, blocks, cta } = content;
    return paragraphs(subject.text, preheader.text, ...blockTexts(blocks), cta.label);
  }
  if (type === 'landing page') return landingText(content);
  const { blocks, tags } = content.variants[network];
  return [postText(blocks), ...tags.map((tag) => `#${tag}`)].join(' ');
}

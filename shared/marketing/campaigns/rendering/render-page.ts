import type { Landing } from '../piece';
import { cleaned } from './cleaned';
import { webAddress } from './web-address';
import { paragraphsOf } from './words';

/** Where the parts of a landing page stand, from top to bottom. */
export const pageParts = ['head', 'blocks', 'benefits', 'facts', 'terms', 'faq', 'action'] as const;
export type PagePart = (typeof pageParts)[number];

const textsOf = (lines: readonly ({ text: string } | undefined)[]) =>
  lines.map((line) => cleaned(line?.text ?? '')).filter(Boolean);

/** The parts of a landing page as text, without empty ones. The form is added where the page is published. */
export function renderPageParts(page: Landing, link: string | null): { part: PagePart; text: string }[] {
  const { h1, subtitle, blocks, benefits, facts, price, offer, faq, cta } = page;
  // A page of blocks has its price and offer under its heading.
  const terms = [price, offer];
  const [above, below] = blocks ? [terms, []] : [[], terms];
  const questions = faq.map(({ q, a }) => textsOf([{ text: q }, a]).join('\n')).filter(Boolean);
  const texts: Record<PagePart, string> = {
    head: textsOf([h1, subtitle, ...above]).join('\n'),
    blocks: paragraphsOf(blocks ?? []).join('\n\n'),
    benefits: benefits
      .map(({ title, text }) => textsOf([title, text]).join('\n'))
      .filter(Boolean)
      .join('\n\n'),
    facts: textsOf(facts)
      .map((text) => `- ${text}`)
      .join('\n'),
    terms: textsOf(below).join('\n'),
    faq: questions.join('\n\n'),
    action: [cleaned(cta.label), webAddress(link)].filter(Boolean).join('\n'),
  };
  return pageParts.map((part) => ({ part, text: texts[part] })).filter(({ text }) => text !== '');
}

import type { Block, Landing, Line, Social } from '@shared/marketing/campaigns/piece';
import { byMedium } from '@shared/marketing/campaigns/by-medium';
import type { ContentPiece } from '../reads';

const trimmed = (line: Line): Line => ({ ...line, text: line.text.trim() });
const said = ({ text }: Line) => text !== '';
const filled = (lines: readonly Line[]) => lines.map(trimmed).filter(said);
const blocks = (given: readonly Block[]): Block[] =>
  given.map((block) => ({ ...block, lines: filled(block.lines) }));

const tidiedPosts = ({ variants, ...rest }: Social): Social => ({
  ...rest,
  variants: Object.fromEntries(
    Object.entries(variants).map(([network, variant]) => [
      network,
      { blocks: blocks(variant.blocks), tags: variant.tags.filter(Boolean) },
    ]),
  ),
});

function tidiedPage({ blocks: body, benefits, facts, faq, price, offer, ads, ...rest }: Landing): Landing {
  return {
    ...rest,
    ...(body && { blocks: blocks(body) }),
    ads: tidiedAds(ads),
    benefits: benefits
      .map(({ title, text }) => ({ title: trimmed(title), text: trimmed(text) }))
      .filter(({ title, text }) => said(title) || said(text)),
    facts: filled(facts),
    faq: faq.map(({ q, a }) => ({ q: q.trim(), a: trimmed(a) })).filter(({ q, a }) => q !== '' || said(a)),
    ...(price && said(trimmed(price)) && { price: trimmed(price) }),
    ...(offer && said(trimmed(offer)) && { offer: trimmed(offer) }),
  };
}

/** A piece as it is saved: without the blanks around its sentences and without those that were emptied. */
export function tidied(piece: ContentPiece): ContentPiece {
  if (piece.type === 'ad text') return { ...piece, content: tidiedAds(piece.content) };
  return byMedium<ContentPiece>(piece, {
    mail: ({ type, content }) => ({ type, content: { ...content, blocks: blocks(content.blocks) } }),
    posts: ({ type, content }) => ({ type, content: tidiedPosts(content) }),
    page: ({ type, content }) => ({ type, content: tidiedPage(content) }),
  });
}

const tidiedAds = ({ headlines, descriptions }: { headlines: Line[]; descriptions: Line[] }) => ({
  headlines: filled(headlines),
  descriptions: filled(descriptions),
});

import type { Block, Line } from '@shared/marketing/campaigns/piece';
import type { ContentPiece } from '../reads';

const trimmed = (line: Line): Line => ({ ...line, text: line.text.trim() });
const said = ({ text }: Line) => text !== '';
const filled = (lines: readonly Line[]) => lines.map(trimmed).filter(said);
const blocks = (given: readonly Block[]): Block[] =>
  given.map((block) => ({ ...block, lines: filled(block.lines) }));

/** A piece as it is saved: without the blanks around its sentences and without those that were emptied. */
export function tidied(piece: ContentPiece): ContentPiece {
  switch (piece.type) {
    case 'email':
      return { ...piece, content: { ...piece.content, blocks: blocks(piece.content.blocks) } };
    case 'social media': {
      const variants = Object.entries(piece.content.variants).map(([network, variant]) => [
        network,
        { blocks: blocks(variant.blocks), tags: variant.tags.filter(Boolean) },
      ]);
      return { ...piece, content: { ...piece.content, variants: Object.fromEntries(variants) } };
    }
    case 'landing page': {
      const { blocks: body, benefits, facts, faq, price, offer, ads, ...rest } = piece.content;
      return {
        ...piece,
        content: {
          ...rest,
          ...(body && { blocks: blocks(body) }),
          ads: tidiedAds(ads),
          benefits: benefits
            .map(({ title, text }) => ({ title: trimmed(title), text: trimmed(text) }))
            .filter(({ title, text }) => said(title) || said(text)),
          facts: filled(facts),
          faq: faq
            .map(({ q, a }) => ({ q: q.trim(), a: trimmed(a) }))
            .filter(({ q, a }) => q !== '' || said(a)),
          ...(price && said(trimmed(price)) && { price: trimmed(price) }),
          ...(offer && said(trimmed(offer)) && { offer: trimmed(offer) }),
        },
      };
    }
    case 'ad text':
      return { ...piece, content: tidiedAds(piece.content) };
  }
}

const tidiedAds = ({ headlines, descriptions }: { headlines: Line[]; descriptions: Line[] }) => ({
  headlines: filled(headlines),
  descriptions: filled(descriptions),
});

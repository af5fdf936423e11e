import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Brief } from '../../campaigns/brief';
import { citedIn } from '../../campaigns/pieces/words-of';
import type { ApprovedMaterial } from '../words/picture-content';

/** An approved piece of a brief, as pictures of it are made from it. */
export function picturedOf(brief: Brief, piece: Piece): ApprovedMaterial {
  const { language, company, name, position, facts, prices, currency, isOnRequest, goal } = brief;
  const audience = prices.some(({ tax }) => tax === 'excl') ? 'B2B' : 'B2C';
  const product = {
    id: 1,
    name,
    position,
    facts,
    prices,
    currency,
    goal,
    language,
    shortName: null,
    price: '',
    url: null,
    photoId: null,
    waived: [],
    comparePriceMinor: null,
    priceMinor: prices[0]?.amount ?? null,
    priceBasis: isOnRequest ? 'request' : (prices[0]?.tax ?? null),
  };
  const material = {
    campaign: { id: 1, language, audience, approvedVersion: 1 },
    piece,
    product,
    company: {
      name: company.name,
      isSober: company.isSober,
      speaker: company.speaker,
      formality: brief.register,
      place: company.where,
      phone: company.phone,
      website: company.web,
      avoid: [],
      emoji: 'none',
      replyTo: null,
      postalAddress: null,
      brandColor: null,
      accentColor: null,
      logoId: null,
    },
  } as unknown as ApprovedMaterial;
  return { ...material, cited: citedIn(piece, material, language) };
}

import type { Language } from '../../../../../shared/languages';
import { assetMessages } from '../../../../../shared/marketing/assets/messages';
import type {
  BrandColours,
  PictureTexts,
  ShownContent,
} from '../../../../../shared/marketing/assets/picture';
import { usualColours } from '../../../../../shared/marketing/assets/scales';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { conflict, invalid } from '../../../../platform/http/errors';
import { groundOf } from '../../campaigns/pieces/ground-of';
import { strongestFigure } from '../strongest-figure';
import { formsOf, headlinesOf } from './headlines';
import type { PicturedMaterial } from './pictured.queries';

const taxWords: Record<Language, { incl: string; excl: string }> = {
  en: { incl: 'VAT included', excl: 'plus VAT' },
  es: { incl: 'IVA incluido', excl: 'IVA no incluido' },
};

const namesTax = /\b(?:iva|vat|tax(?:es)?|impuestos?)\b/iu;

/**
 * The price with the words about tax that buyers of a company need; consumers see prices with tax only. A headline that
 * states it says enough.
 */
function priceOf({ campaign, product }: PicturedMaterial, amount: string | undefined, headline: string) {
  if (amount === undefined || headline.includes(amount)) return undefined;
  const { priceBasis } = product;
  const isToldTax = campaign.audience === 'B2B' && (priceBasis === 'incl' || priceBasis === 'excl');
  return isToldTax && !namesTax.test(amount)
    ? { amount, note: taxWords[campaign.language][priceBasis] }
    : { amount };
}

/** A campaign with an approved version. */
export type ApprovedMaterial = PicturedMaterial & { piece: Piece; campaign: { approvedVersion: number } };

/** Throws 409 for a campaign without an approved version. */
export function approvedOf(material: PicturedMaterial): ApprovedMaterial {
  if (material.piece === null || material.campaign.approvedVersion === null) {
    throw conflict(assetMessages['campaign.unapproved']);
  }
  return material as ApprovedMaterial;
}

/**
 * The words and colours of a campaign's pictures on a day (ISO): only sentences that were approved, facts that still
 * hold, and what the company says of itself. Throws 400 for a headline that is none of the approved sentences.
 */
export function contentOf(material: ApprovedMaterial, asked: string | undefined, day: string): ShownContent {
  const { campaign, piece, product, company } = material;
  const name = product.shortName ?? product.name;
  const choices = headlinesOf(piece);
  const headline = asked === undefined ? choices[0] : choices.find(({ text }) => text === asked);
  if (asked !== undefined && !headline) throw invalid({ headline: assetMessages['headline.other'] });
  const ground = groundOf(material, campaign);
  const order = factOrder(material, headline?.facts ?? []);
  const facts = ground.facts
    .filter(({ until }) => until === undefined || until >= day)
    .toSorted((one, other) => order(one.id) - order(other.id));
  const price = priceOf(material, ground.product.price, headline?.text ?? '');
  const stated = facts.filter(({ kind }) => kind !== 'offer').map(({ text }) => text);
  const offer = facts.find(({ kind }) => kind === 'offer')?.text;
  const texts: Omit<PictureTexts, 'figure'> = {
    language: campaign.language,
    headline: formsOf(headline?.text ?? name, piece, name),
    facts: stated.slice(0, 6),
    ...(price && { price }),
    ...(offer && { offer }),
    action: piece.content.cta.label,
    product: name,
    company: ground.company.name,
  };
  const figure = strongestFigure({ ...texts, facts: stated });
  return { texts: { ...texts, ...(figure && { figure }) }, colours: coloursOf(company) };
}

/** The colours of a company; one that has stated none gets quiet ones. */
export const coloursOf = ({
  brandColor,
  accentColor,
}: Pick<PicturedMaterial['company'], 'brandColor' | 'accentColor'>): BrandColours => ({
  primary: brandColor ?? usualColours.primary,
  secondary: accentColor ?? brandColor ?? usualColours.secondary,
});

/** What the piece cites comes first; what the headline says already comes last. */
function factOrder({ cited }: PicturedMaterial, said: readonly string[]) {
  const named = Object.keys(cited ?? {});
  return (id: string) => (said.includes(id) ? 2 : named.includes(id) ? 0 : 1);
}

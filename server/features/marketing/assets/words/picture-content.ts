import type { Language } from '../../../../../shared/languages';
import { assetMessages } from '../../../../../shared/marketing/assets/messages';
import type {
  BrandColours,
  PictureTexts,
  ShownContent,
} from '../../../../../shared/marketing/assets/picture';
import { pictureLayouts, usualColours } from '../../../../../shared/marketing/assets/scales';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import { bare } from '../../../../../shared/marketing/products/brief/tidy';
import { conflict } from '../../../../platform/http/errors';
import { contradictionsIn } from '../../products/analysis/contradictions/contradictions';
import { groundOf } from '../../campaigns/pieces/ground-of';
import { riskIn } from '../../campaigns/validators/claim-rules';
import type { Ground, GroundFact } from '../../campaigns/validators/ground';
import { strongestFigure } from '../strongest-figure';
import { formsOf, type Headlined, headlinesOf } from './headlines';
import type { PicturedMaterial } from './pictured.queries';
import { priceOf } from './picture-price';
import { forLayouts } from './shown-in';

/** A campaign with an approved version. */
export type ApprovedMaterial = PicturedMaterial & { piece: Piece; campaign: { approvedVersion: number } };

/** Throws 409 for a campaign without an approved version. */
export function approvedOf(material: PicturedMaterial): ApprovedMaterial {
  if (material.piece === null || material.campaign.approvedVersion === null) {
    throw conflict(assetMessages['campaign.unapproved']);
  }
  return material as ApprovedMaterial;
}

/** What pictures of a campaign may state, on a day (ISO): facts that hold and that nothing contradicts. */
export function headlinedOf(material: ApprovedMaterial, day: string): Headlined & { ground: Ground } {
  const { campaign, piece, product } = material;
  const ground = groundOf(material, campaign);
  const unsettled = contradictionsIn(product, campaign.language).flatMap(({ facts }) => facts.split(':'));
  const forms = new Map(product.facts.map(({ id, form }) => [id, form]));
  const facts = ground.facts
    .filter(({ id, until }) => !unsettled.includes(id) && (until === undefined || until >= day))
    .map((fact) => ({ ...fact, form: forms.get(fact.id) }));
  return { piece, facts, language: campaign.language, ground };
}

/** What is sold, as its brief calls it. */
function thingOf({ product }: ApprovedMaterial, { facts }: Headlined): string {
  const thing = facts.find(({ place }) => place === 'thing')?.text;
  return thing ? thing.charAt(0).toLocaleUpperCase() + thing.slice(1) : (product.shortName ?? product.name);
}

/** Places whose facts stand in the lists of pictures. */
const listed: readonly (Place | undefined)[] = ['includes', 'proof', 'detail'];

/** Facts of before the brief have no place: those that are no offer may stand in a list. */
const isListed = ({ place, kind }: GroundFact) =>
  place === undefined || place === 'loose' ? kind !== 'offer' : listed.includes(place);

/** A number is shown very large only where it proves something or is the price; of an offer, a share or an amount. */
const isHero = ({ place, kind, text }: GroundFact) =>
  place === undefined || place === 'loose'
    ? kind === 'proof'
    : place === 'proof' || (place === 'offer' && /[%€$£]/u.test(text));

/**
 * The words and colours of a campaign's pictures on a day (ISO): lines of the approved piece and accepted facts that it
 * cites, facts that still hold, and what the company says of itself; each layout has another headline as far as there are
 * some. A headline that is none of them is one that a person typed: it comes first, and cites nothing.
 */
export function contentOf(material: ApprovedMaterial, asked: string | undefined, day: string): ShownContent {
  const { campaign, piece, company } = material;
  const from = headlinedOf(material, day);
  const allowed = headlinesOf(from);
  const known = asked === undefined ? 0 : allowed.findIndex(({ text }) => text === asked);
  const choices = known < 0 ? [{ text: asked as string, facts: [] }, ...allowed] : allowed;
  const start = Math.max(known, 0);
  const name = thingOf(material, from);
  const shown = [...choices.slice(start), ...choices.slice(0, start)];
  const [headline] = shown;
  const own = shown.slice(0, pictureLayouts.length).map(({ text }) => text);
  const spare = shown.slice(pictureLayouts.length).map(({ text }) => text);
  const headlines = formsOf(own, spare, name);
  const order = factOrder(material, headline?.facts ?? []);
  const facts = from.facts.toSorted((one, other) => order(one.id) - order(other.id));
  const texts: Omit<PictureTexts, 'figure'> = {
    language: campaign.language,
    action: piece.content.cta.label,
    headline: headlines[0] ?? { l: name, m: name, s: name },
    facts: unrisky(facts.filter(isListed), campaign.language).slice(0, 6),
    ...pricedWith(material, from.ground, facts),
    product: name,
    company: from.ground.company.name,
  };
  const figure = strongestFigure({ ...texts, facts: unrisky(facts.filter(isHero), campaign.language) });
  return {
    texts: { ...texts, ...(figure && { figure: { value: figure.value, meaning: figure.meaning } }) },
    colours: coloursOf(company),
    headlines: forLayouts(headlines, figure?.fact ?? figure?.meaning),
  };
}

/** Texts of facts, without claims whose advertising the law restricts. */
const unrisky = (facts: readonly GroundFact[], language: Language) =>
  facts.map(({ text }) => bare(text)).filter((text) => riskIn(text, language) === undefined);

function pricedWith(
  material: ApprovedMaterial,
  ground: Ground,
  facts: readonly GroundFact[],
): Pick<PictureTexts, 'price' | 'offer'> {
  const price = priceOf(material, ground);
  const offers = facts.filter(({ kind, place = kind }) => place === 'offer');
  const [offer] = unrisky(offers, material.campaign.language);
  return { ...(price && { price }), ...(offer && { offer }) };
}

/** The colours of a company, or neutral defaults. */
export const coloursOf = ({
  brandColor,
  accentColor,
}: Pick<PicturedMaterial['company'], 'brandColor' | 'accentColor'>): BrandColours => ({
  primary: brandColor ?? usualColours.primary,
  secondary: accentColor ?? brandColor ?? usualColours.secondary,
});

/** Facts that the piece cites come first; those that the headline already states come last. */
function factOrder({ cited }: PicturedMaterial, said: readonly string[]) {
  const named = Object.keys(cited ?? {});
  return (id: string) => (said.includes(id) ? 2 : named.includes(id) ? 0 : 1);
}

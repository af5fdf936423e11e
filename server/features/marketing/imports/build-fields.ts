import { isDeepStrictEqual } from 'node:util';
import type { Written } from '../../../../shared/acts/entities';
import type { Language } from '../../../../shared/languages';
import type { ImportMapping } from '../../../../shared/imports/schemas';
import type { Place } from '../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../shared/marketing/products/fact';
import { factLimits } from '../../../../shared/marketing/products/scales';
import { fold } from '../grammar/words/fold';
import { type FactDraft, factsIn, mergeFacts, type Reading } from '../products/analysis/read-facts';
import { pricesInStep } from '../products/prices-in-step';
import type { Draft } from './draft';
import { priceText } from './wanted-price';

/** What building the fields of a product needs. */
export interface Building {
  company: { id: number; name: string; language: Language };
  system: string;
  fill: ImportMapping['fill'];
  reading: Omit<Reading, 'name' | 'names'>;
}

const brand: Record<Language, string> = { es: 'Marca', en: 'Brand' };

const offTexts: Record<Language, (percent: number) => string> = {
  es: (percent) => `${percent} % de descuento`,
  en: (percent) => `${percent}% off`,
};

/** A fact whose place its column tells, whatever words it has. */
const factAt = (place: Place, text: string, language: Language): FactDraft => ({
  place,
  text,
  language,
  state: 'accepted',
  ...beforeTheBrief(place),
  source: { from: 'csv', quote: text },
});

/** What texts call a product is its title, without an article and in the singular until somebody says otherwise. */
const thingOf = (title: string, language: Language): FactDraft => ({
  ...factAt('thing', title, language),
  form: { article: '', number: 'singular' },
});

/** A label with as many values as a fact has room for. */
function listed(label: string, values: readonly string[]): string {
  let text = label + (values[0] ?? '');
  for (const value of values.slice(1)) {
    if (text.length + value.length + 2 > factLimits.text) break;
    text += `, ${value}`;
  }
  return text;
}

function pairsOf({ wanted }: Draft, { company }: Building): FactDraft[] {
  const { language } = company;
  const { pairs, options, vendor } = wanted;
  const isOwn = vendor !== undefined && fold(vendor) === fold(company.name);
  const texts = [
    ...(vendor && !isOwn ? [`${brand[language]}: ${vendor}`] : []),
    ...pairs,
    ...[...options].map(([name, values]) => listed(`${name}: `, values)),
  ];
  return texts.map((text) => factAt('detail', text.slice(0, factLimits.text), language));
}

/** The facts that the rows of a product tell. */
function factsRead(draft: Draft, building: Building, name: string): FactDraft[] {
  const { wanted } = draft;
  const { company } = building;
  const reading: Reading = { ...building.reading, name, names: [name, company.name] };
  const read = (text: string | undefined, column?: Place) =>
    text ? factsIn(text, reading, { from: 'csv', column }).facts : [];
  const discount = wanted.discount && {
    ...factAt('offer', offTexts[company.language](wanted.discount.percent), company.language),
    ...(wanted.discount.until && { until: wanted.discount.until }),
  };
  return [
    ...(needsThing(draft, company.language) ? [thingOf(name, company.language)] : []),
    ...[wanted.characteristics, wanted.advantages, ...wanted.texts].flatMap((text) => read(text)),
    ...read(wanted.proof, 'proof'),
    ...read(wanted.offer, 'offer'),
    ...wanted.tags.flatMap((text) => read(text)),
    ...pairsOf(draft, building),
    ...(discount ? [discount] : []),
  ];
}

/** Whether a row brings a title, and nobody has said yet what the product is called. */
const needsThing = ({ wanted, stored }: Draft, language: Language) =>
  wanted.name !== undefined &&
  !stored?.fields.facts.some(
    (fact) => fact.place === 'thing' && fact.language === language && fact.source.from !== 'csv',
  );

/** Adds the values of options in later steps of a file to the fact that an earlier one made. */
function withMoreValues(
  known: readonly Fact[],
  read: readonly FactDraft[],
): { facts: Fact[]; rest: FactDraft[] } {
  const facts = [...known];
  const rest = read.filter((draft) => {
    const label = draft.place === 'detail' ? draft.text.slice(0, draft.text.indexOf(': ') + 2) : '';
    const at =
      label === ''
        ? -1
        : facts.findIndex(({ text, source }) => source.from === 'csv' && text.startsWith(label));
    const fact = facts[at];
    if (!fact) return true;
    const values = [fact.text, draft.text].flatMap((text) => text.slice(label.length).split(', '));
    const text = listed(label, [...new Set(values)]);
    facts[at] = { ...fact, text, source: { from: 'csv', quote: text } };
    return false;
  });
  return { facts, rest };
}

function factsOf(draft: Draft, building: Building, name: string): Fact[] {
  const known = draft.stored?.fields.facts ?? [];
  const read = factsRead(draft, building, name);
  const last = draft.stored?.lastFact ?? 0;
  if (read.length === 0) return known;
  if (!draft.isGoingOn)
    return mergeFacts(known, read, { isAnew: ({ source }) => source.from === 'csv', last });
  const { facts, rest } = withMoreValues(known, read);
  const merged = mergeFacts(facts, rest, { isAnew: () => false, last });
  const before = new Set(facts.map(({ id }) => id));
  return [...facts, ...merged.filter(({ id }) => !before.has(id))];
}

const from: Record<Language, string> = { es: 'desde', en: 'from' };

function priceFields(
  { wanted, hasSeveralPrices, stored, isGoingOn }: Draft,
  language: Language,
): Written<'marketingProduct'> {
  const { price, before } = wanted;
  if (!price) return {};
  const known = isGoingOn ? (stored?.fields.priceMinor ?? null) : null;
  const isHigher = known !== null && price.minor !== null && price.minor >= known;
  if (isHigher && price.minor === known) return {};
  const isFrom = hasSeveralPrices || known !== null;
  const lowest = isHigher
    ? { ...price, minor: known, text: stored?.fields.price.replace(/^(?:desde|from) /, '') ?? '' }
    : price;
  return {
    price: isFrom ? `${from[language]} ${priceText(lowest, language)}` : priceText(price, language),
    priceMinor: lowest.minor,
    currency: price.currency,
    priceBasis: price.basis,
    ...(before && { comparePriceMinor: before.minor }),
  };
}

/** The fields that a draft writes: all of a new product, or those that differ from the stored one. */
export function fieldsOf(draft: Draft, building: Building): Written<'marketingProduct'> {
  const { wanted, stored } = draft;
  const { company, system, fill } = building;
  const name = wanted.name ?? stored?.fields.name ?? '';
  const given: Written<'marketingProduct'> = {
    ...(wanted.name && { name: wanted.name }),
    ...(wanted.shortName && { shortName: wanted.shortName }),
    ...(wanted.category && { category: wanted.category }),
    ...(wanted.characteristics && { characteristics: wanted.characteristics }),
    ...(wanted.advantages && { advantages: wanted.advantages }),
    ...(wanted.url && { url: wanted.url }),
    ...(wanted.externalId && { externalId: `${system} ${wanted.externalId}` }),
    ...priceFields(draft, company.language),
    facts: factsOf(draft, building, name),
  };
  if (!stored) {
    const empty = { characteristics: '', advantages: '', price: '', language: company.language };
    return { ...empty, ...given, marketingCompanyId: company.id };
  }
  const before: Readonly<Record<string, unknown>> = stored.fields;
  const isEmpty = (value: unknown) => value === null || value === '' || value === undefined;
  const changes = Object.entries(given).filter(
    ([key, value]) =>
      !isDeepStrictEqual(before[key] ?? null, value ?? null) &&
      (fill === 'overwrite' || key === 'facts' || isEmpty(before[key])),
  );
  const found: Written<'marketingProduct'> = Object.fromEntries(changes);
  const isPriceNew = 'priceMinor' in found || 'comparePriceMinor' in found;
  return {
    ...found,
    ...pricesInStep(found, stored.fields),
    ...(isPriceNew && { comparePriceConfirmedAt: null }),
  };
}

import type { Written } from '../../../../shared/acts/entities';
import type { Language } from '../../../../shared/languages';
import { beforeTheBrief, type Fact } from '../../../../shared/marketing/products/fact';
import { hasWords } from '../../../../shared/plain-text';
import { languageOf } from '../products/analysis/language';
import { type FactDraft, factsIn, mergeFacts, type Reading } from '../products/analysis/read-facts';
import type { Business } from './readers';

/** Proposals of a product at most, so that its own answers have room. */
const mostProposed = 20;

/** The words of a list of CONSULTIA, proposed for the place that the stated rules find. */
const proposedFrom = (
  texts: readonly string[],
  part: NonNullable<Fact['source']['part']>,
  reading: Reading,
) =>
  texts
    .flatMap((text) => factsIn(text, reading, { from: 'consulting' }).facts)
    .map((fact): FactDraft => ({ ...fact, state: 'proposed', source: { ...fact.source, part } }));

/** What sentences call a product, until somebody says otherwise. */
const thingOf = (name: string, language: Language): FactDraft => ({
  place: 'thing',
  text: name,
  language,
  form: { article: '', number: 'singular' },
  state: 'proposed',
  ...beforeTheBrief('thing'),
  source: { from: 'consulting', quote: name, part: 'products' },
});

/** The fields of a product that is taken over: name and description; all else is proposed. */
export function takenProduct(
  product: Business['products'][number],
  business: Business,
  given: Omit<Reading, 'name' | 'names'>,
): Written<'marketingProduct'> {
  const { name, description } = product;
  const reading: Reading = { ...given, name, names: [name, business.name] };
  const others = business.products.filter((other) => other.name !== name);
  // What names another product and not this one says nothing of it.
  const concerns = (text: string) =>
    hasWords(text, name) || !others.some((other) => hasWords(text, other.name));
  const proposed = [
    thingOf(name, given.language),
    ...proposedFrom(business.strengths.filter(concerns), 'strengths', reading),
    ...proposedFrom(business.problems.filter(concerns), 'problems', reading),
  ].slice(0, mostProposed);
  const described = factsIn(description, reading, { from: 'form' }).facts;
  return {
    name,
    characteristics: description,
    advantages: '',
    price: '',
    language: given.language,
    facts: mergeFacts([], [...described, ...proposed], { isAnew: () => false, last: 0 }),
  };
}

/** The language in which a company is described. */
export const languageOfBusiness = (
  { products, strengths, problems }: Business,
  otherwise: Language,
  words: Reading['words'],
): Language => {
  const texts = [...products.map(({ description }) => description), ...strengths, ...problems];
  return languageOf(texts.join(' '), otherwise, words);
};

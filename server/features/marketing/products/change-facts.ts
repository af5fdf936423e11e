import type { z } from 'zod';
import type { Fields } from '../../../../shared/acts/tables';
import type { Fact } from '../../../../shared/marketing/products/fact';
import { productMessages } from '../../../../shared/marketing/products/messages';
import { type Answerable, factLimits, type FactKind } from '../../../../shared/marketing/products/scales';
import type { factChanges, newFact, productAnswer } from '../../../../shared/marketing/products/schemas';
import { optionalLink } from '../../../../shared/record-fields';
import { say } from '../../../../shared/message';
import type { Act } from '../../../platform/acts/act';
import { invalid } from '../../../platform/http/errors';
import { fold } from '../grammar/words/fold';
import { fillerIn } from './analysis/filler';
import { languageOf } from './analysis/language';
import { readPrice } from './analysis/price';
import { factOf, type Reading } from './analysis/read-facts';
import { shapeOf } from './analysis/shape';
import { lockProduct, type ProductFields, readingOf } from './complete-product';
import { findLastFact } from './products.queries';

/** A product that is being changed, and what reading its facts needs. */
interface Changing {
  product: ProductFields;
  reading: Reading;
  /** The number of the last fact that it was given. */
  last: number;
}

/** Locks a product whose facts change. */
export async function beginFacts(act: Act, id: number): Promise<Changing> {
  const { product, company } = await lockProduct(act, id);
  const reading = await readingOf(act, product, company);
  return { product, reading, last: await findLastFact(act.tx, act.doing.owner, id) };
}

const kindsOf: Partial<Record<Answerable, FactKind>> = {
  features: 'feature',
  advantages: 'advantage',
  proof: 'proof',
  offer: 'offer',
};

/** Throws 400 for a text that says nothing or that another fact says already. */
function checkText(text: string, facts: readonly Fact[], reading: Reading) {
  if (fillerIn(text, reading, reading.words)) throw invalid({ text: productMessages['fact.filler'] });
  if (facts.some((fact) => fold(fact.text) === fold(text)))
    throw invalid({ text: productMessages['fact.known'] });
}

/** The facts with one more; throws 400 when there are as many as there may be. */
function withFact(
  { product, reading, last }: Changing,
  given: Pick<Fact, 'kind' | 'text'> & Partial<Fact>,
): Fact[] {
  const { facts } = product;
  if (facts.length >= factLimits.count) {
    throw invalid({ text: say(productMessages['facts.full'], { most: factLimits.count }) });
  }
  checkText(given.text, facts, reading);
  const next = Math.max(last, 0, ...facts.map(({ id }) => Number(id.slice(1)))) + 1;
  return [...facts, { id: `f${next}`, ...factOf(given.text, reading, { from: 'answer' }), ...given }];
}

/** What is given and not null. */
const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** The facts with one that the user wrote. */
export const addedFact = (
  changing: Changing,
  { version: _version, ...given }: z.output<typeof newFact>,
): Fields => ({
  facts: withFact(changing, { ...present(given), kind: given.kind, text: given.text }),
});

/** The fields that an answer to a question changes. */
export function answered(changing: Changing, { question, text }: z.output<typeof productAnswer>): Fields {
  const kind = kindsOf[question];
  if (kind) return { facts: withFact(changing, { kind, text }) };
  if (question === 'category') return { category: text.slice(0, 100) };
  if (question === 'url') return { url: readUrl(text) };
  const { priceMinor, currency, priceBasis } = readPrice(text);
  if (priceMinor === null && priceBasis !== 'request')
    throw invalid({ text: productMessages['price.unread'] });
  return {
    ...{ price: text.slice(0, 100), priceMinor, comparePriceConfirmedAt: null },
    ...(currency && { currency }),
    ...(priceBasis && { priceBasis }),
  };
}

function readUrl(text: string): string | null {
  const read = optionalLink.safeParse(text);
  if (!read.success) throw invalid({ text: read.error.issues[0]?.message as string });
  return read.data;
}

/** A text of the form with another quote in the place of one; without a quote, its line goes if nothing else is on it. */
function rewritten(text: string, quote: string, next: string): string {
  const at = text.indexOf(quote);
  if (at === -1) return text;
  const whole = text.slice(0, at) + next + text.slice(at + quote.length);
  if (next !== '') return whole;
  const lines = whole
    .split('\n')
    .map((line) => line.replace(/^[;,.\s]+| {2,}|(?<![;,\s])[;,\s]+$/gu, ' ').trim());
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n');
}

/** The texts of the form after a fact that was read from them changed or went. */
const formTexts = ({ characteristics, advantages }: ProductFields, { source }: Fact, next: string): Fields =>
  source.from === 'form' || source.from === 'csv'
    ? {
        characteristics: rewritten(characteristics, source.quote, next),
        advantages: rewritten(advantages, source.quote, next),
      }
    : {};

function factIn({ facts }: ProductFields, id: string): Fact {
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw invalid({ fact: productMessages['fact.missing'] });
  return fact;
}

/** The fields of a product in which one fact is changed; its id stays. */
export function changedFact({ product, reading }: Changing, given: z.output<typeof factChanges>): Fields {
  const { fact: id, version: _version, ...changes } = given;
  const fact = factIn(product, id);
  const others = product.facts.filter((one) => one !== fact);
  const text = changes.text ?? fact.text;
  if (text !== fact.text) checkText(text, others, reading);
  const language = text === fact.text ? fact.language : languageOf(text, product.language, reading.words);
  const shape = text === fact.text ? fact.shape : shapeOf(text, language, reading.words);
  // The form keeps the full stop that the fact does without.
  const end = /[.!?]$/u.test(text) ? '' : (/[.!?]$/u.exec(fact.source.quote)?.[0] ?? '');
  const source = text === fact.text ? fact.source : { ...fact.source, quote: text + end };
  const next = present({ ...fact, ...changes, language, shape, source }) as unknown as Fact;
  return {
    facts: product.facts.map((one) => (one === fact ? next : one)),
    ...(text !== fact.text && formTexts(product, fact, source.quote)),
  };
}

/** The fields of a product without one fact. */
export function withoutFact({ product }: Changing, id: string): Fields {
  const fact = factIn(product, id);
  return { facts: product.facts.filter((one) => one !== fact), ...formTexts(product, fact, '') };
}

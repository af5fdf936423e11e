import type { z } from 'zod';
import type { Written } from '../../../../shared/acts/entities';
import type { FactForm, Place } from '../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../shared/marketing/products/fact';
import { productMessages } from '../../../../shared/marketing/products/messages';
import type { factChanges, newFact } from '../../../../shared/marketing/products/schemas';
import type { Act } from '../../../platform/acts/act';
import { conflict, invalid } from '../../../platform/http/errors';
import { contradictionKey, contradictionsIn } from './analysis/contradictions/contradictions';
import type { Reading } from './analysis/read-facts';
import { checkParts, checkPlace, checkText, languageOfAnswer, present, withAnswer } from './answers';
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

/** The facts with one that the user wrote. */
export const addedFact = (
  { product, ...changing }: Changing,
  { version: _version, ...answer }: z.output<typeof newFact>,
): Written<'marketingProduct'> => ({ facts: withAnswer({ ...changing, facts: product.facts }, answer) });

/** Replaces a quote in a text of the form; without a replacement, its line is removed if nothing else is on it. */
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
const formTexts = (
  { characteristics, advantages }: ProductFields,
  { source }: Fact,
  next: string,
): Written<'marketingProduct'> =>
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

/** Where a fact stands that says something else now; what its owner calls a product does not come from a file any more. */
const sourceOf = ({ source }: Fact, place: Place, quote: string): Fact['source'] =>
  place === 'thing' && source.from === 'csv' ? { from: 'answer', quote } : { ...source, quote };

/** The form of a text; a point that does not stand in it any more is none. */
function pointIn(form: FactForm | null | undefined, text: string): FactForm | undefined {
  const { point, ...rest } = form ?? {};
  return form && point !== undefined && !text.includes(point) ? rest : (form ?? undefined);
}

/** The fact after a change: a place chosen by a person is no longer a suggestion, and a move resets the form. */
function changedBy(fact: Fact, changes: Partial<Fact>, reading: Reading): Fact {
  const { suggests, ...before } = fact;
  const place = changes.place ?? fact.place;
  const isMoved = place !== fact.place;
  const text = changes.text ?? fact.text;
  const form = isMoved && place !== suggests ? undefined : fact.form;
  const language = changes.language ?? (text === fact.text ? fact.language : languageOfAnswer(text, reading));
  // The form keeps the full stop that the fact does without.
  const end = /[.!?]$/u.test(text) ? '' : (/[.!?]$/u.exec(fact.source.quote)?.[0] ?? '');
  const source = text === fact.text ? fact.source : sourceOf(fact, place, text + end);
  const kept = changes.place === undefined && suggests ? { suggests } : {};
  const next = { ...before, form, ...kept, ...changes, text, language, source };
  next.form = pointIn(next.form, text);
  return present({ ...next, ...(isMoved && beforeTheBrief(place)) }) as Fact;
}

/** The fields of a product in which one fact is changed, accepted or moved; its id stays. */
export function changedFact(
  { product, reading }: Changing,
  given: z.output<typeof factChanges>,
): Written<'marketingProduct'> {
  const { fact: id, version: _version, ...changes } = given;
  const fact = factIn(product, id);
  const others = product.facts.filter((one) => one !== fact);
  const next = changedBy(fact, changes as Partial<Fact>, reading);
  if (next.text !== fact.text) checkText(next, others, reading);
  checkParts(next);
  const takesPlace =
    next.place !== fact.place || next.state !== fact.state || next.language !== fact.language;
  if (takesPlace && next.state === 'accepted') checkPlace(next, others);
  return {
    facts: product.facts.map((one) => (one === fact ? next : one)),
    ...(next.text !== fact.text && formTexts(product, fact, next.source.quote)),
    ...((next.text !== fact.text || next.answer !== fact.answer) && { waived: waivedWithout(product, id) }),
  };
}

/** Contradictions that stay waived when a fact says something else, or nothing. */
const waivedWithout = ({ waived }: ProductFields, id: string) =>
  waived.filter((facts) => !facts.split(':').includes(id));

/** The fields of a product without one fact. */
export function withoutFact({ product }: Changing, id: string): Written<'marketingProduct'> {
  const fact = factIn(product, id);
  return {
    facts: product.facts.filter((one) => one !== fact),
    ...formTexts(product, fact, ''),
    waived: waivedWithout(product, id),
  };
}

/** The fields of a product in which two facts may stand that seem to contradict each other; throws 409 for others. */
export function waivedIn(product: ProductFields, facts: string): Written<'marketingProduct'> {
  const [one = '', other = ''] = facts.split(':');
  const key = contradictionKey(one, other);
  if (product.waived.includes(key)) return {};
  const languages = new Set(product.facts.map(({ language }) => language));
  const found = [...languages].flatMap((language) => contradictionsIn(product, language));
  if (!found.some((contradiction) => contradiction.facts === key)) {
    throw conflict(productMessages['contradiction.missing']);
  }
  return { waived: [...product.waived, key] };
}

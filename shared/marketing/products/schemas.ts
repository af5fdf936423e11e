import { z } from 'zod';
import { changesOf } from '../../acts/schemas';
import { limits, line, optionalLine, paragraph, queryId, rowId, withoutNul } from '../../fields';
import { languages } from '../../languages';
import { choiceFilter, filtersOf, numberFilter, textFilter, timeFilter } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { say } from '../../message';
import { messages } from '../../messages';
import { currencyCode, day, optionalLink, optionalText } from '../../record-fields';
import { productMessages as texts } from './messages';
import {
  type BriefGoal,
  type FactForm,
  kindArticles,
  mostPrices,
  places,
  type Price,
  thingArticles,
} from './brief/places';
import { goals } from '../scales';
import { factLimits, mostMinor, priceBases } from './scales';

/** Text of several lines that may be empty. */
const freeText = (max: number = limits.description) =>
  z.string().trim().max(max, say(messages['text.long'], { max })).check(withoutNul);

/** An amount in minor units, up to ten billion. */
const minorUnits = z
  .int({ error: messages['field.invalid'] })
  .min(0, messages['field.invalid'])
  .max(mostMinor, messages['field.invalid'])
  .nullable();

/** Words that may be left out; empty ones are. */
const optionalWords = (max: number) =>
  optionalLine(max)
    .transform((words) => words ?? undefined)
    .optional();

const price = z.object({
  label: optionalWords(60),
  amount: z
    .int({ error: messages['field.invalid'] })
    .min(0, messages['field.invalid'])
    .max(mostMinor, messages['field.invalid']),
  from: z.boolean().optional(),
  per: optionalWords(30),
  tax: z.enum(['incl', 'excl']).optional(),
  note: optionalWords(100),
}) satisfies z.ZodType<Price>;

const goal = z.object({
  goal: z.enum(goals, { error: texts['goal.required'] }),
  link: optionalLink.transform((link) => link ?? undefined).optional(),
  place: optionalWords(100),
  label: optionalWords(28),
  after: optionalWords(200),
}) satisfies z.ZodType<BriefGoal>;

const productFields = z.object({
  name: line(messages['name.required']),
  shortName: optionalLine(40),
  category: optionalLine(100),
  characteristics: freeText(),
  advantages: freeText(),
  price: z
    .string()
    .trim()
    .max(100, say(messages['text.long'], { max: 100 }))
    .check(withoutNul),
  priceMinor: minorUnits,
  currency: currencyCode.nullable(),
  priceBasis: z.enum(priceBases).nullable(),
  comparePriceMinor: minorUnits,
  /** The main one first; null: only the price as it is typed. */
  prices: z
    .array(price)
    .max(mostPrices, say(texts['prices.many'], { most: mostPrices }))
    .nullable(),
  goal: goal.nullable(),
  url: optionalLink,
  photoId: rowId.nullable(),
  language: z.enum(languages),
});

/** A pasted text, HTML or not, from which facts are read. */
const pasted = paragraph(messages['field.required'], 50_000);

const articles = new Set<string>([thingArticles, kindArticles].flatMap(({ es, en }) => [...es, ...en]));

/** What the frame of an answer was. */
const factForm = z.object({
  article: z
    .string()
    .refine((article) => articles.has(article), messages['field.invalid'])
    .optional(),
  number: z.enum(['singular', 'plural']).optional(),
  gender: z.enum(['m', 'f']).optional(),
  short: optionalWords(25),
  asks: z.enum(['worry', 'question']).optional(),
  several: z.boolean().optional(),
  frame: z.enum(['can', 'clause']).optional(),
  weDoIt: z.boolean().optional(),
  point: optionalText(factLimits.text)
    .transform((text) => text ?? undefined)
    .optional(),
}) satisfies z.ZodType<FactForm>;

const factFields = z.object({
  place: z.enum(places),
  text: line(texts['answer.required'], factLimits.text),
  label: optionalLine(40),
  answer: optionalLine(factLimits.text),
  until: day.nullable(),
  form: factForm.nullable(),
  state: z.enum(['accepted', 'proposed']),
  /** Without it, what its words are in, or else the product's. */
  language: z.enum(languages),
});

const answer = factFields.partial().required({ place: true, text: true });

/** An answer of the brief, accepted unless it says otherwise. */
export const newFact = answer.extend(seenVersion);

/**
 * Everything but company and name may be left out. Without `priceMinor`, `currency` or `priceBasis` they are read from
 * `price`; without `language` it is the company's. Facts are read from `text` besides, and
 * `facts` are the answers of its brief.
 */
export const newMarketingProduct = productFields
  .partial()
  .required({ name: true })
  .extend({
    marketingCompanyId: rowId,
    text: pasted.optional(),
    facts: z.array(answer).max(factLimits.count).optional(),
  });

export const marketingProductChanges = changesOf(productFields);

/** Facts of a pasted text are added to the product's. */
export const pastedText = z.object({ text: pasted, ...seenVersion });

const factId = z.string().regex(/^f\d{1,9}$/, texts['fact.missing']);

/** The fact that is meant. */
export const namedFact = z.object({ fact: factId, ...seenVersion });

/**
 * Changes an answer, accepts a proposed one, or moves one to another place. The text of a fact that was read from a form
 * changes there too.
 */
export const factChanges = changesOf(factFields).extend({ fact: factId });

/** Two facts that seem to contradict each other and do not, `f3:f7`, or a fact and the price, `f3:p`. */
export const waivedContradiction = z.object({
  facts: z.string().regex(/^f\d{1,9}:(?:f\d{1,9}|p)$/, texts['fact.missing']),
  ...seenVersion,
});

/** A text whose spelling is checked. */
export const spelledText = z.object({
  language: z.enum(languages),
  text: z.string().max(factLimits.text).check(withoutNul),
  /** Names that are right: the company, the product. */
  names: z.array(z.string().max(limits.name)).max(10).optional(),
});

/** True says that the price before was the lowest of the last 30 days. */
export const comparePriceConfirmation = z.object({ confirmed: z.boolean(), ...seenVersion });

export const productSorts = ['name', 'category', 'score', 'priceMinor', 'updatedAt'] as const;

export const productFilters = {
  name: textFilter,
  category: textFilter,
  score: numberFilter,
  factCount: numberFilter,
  priceMinor: numberFilter,
  priceBasis: choiceFilter(priceBases),
  language: choiceFilter(languages),
  updatedAt: timeFilter,
};

export const productSearch = z.object({
  /** The id of a company; without it, the products of all. */
  company: queryId.optional(),
  q: searchText,
  filter: filtersOf(productFilters),
});

export const productQuery = listQuery(productSorts, 'name').extend(productSearch.shape);

export type NewMarketingProduct = z.input<typeof newMarketingProduct>;

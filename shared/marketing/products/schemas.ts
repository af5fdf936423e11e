import { z } from 'zod';
import { changesOf } from '../../acts/schemas';
import { limits, line, optionalLine, paragraph, queryId, rowId, withoutNul } from '../../fields';
import { languages } from '../../languages';
import { choiceFilter, filtersOf, numberFilter, textFilter, timeFilter } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { say } from '../../message';
import { messages } from '../../messages';
import { currencyCode, day, optionalLink } from '../../record-fields';
import { productMessages as texts } from './messages';
import { answerable, factKinds, factLimits, mostMinor, priceBases } from './scales';

/** Text of several lines that may be empty. */
const freeText = (max: number = limits.description) =>
  z.string().trim().max(max, say(messages['text.long'], { max })).check(withoutNul);

/** An amount in minor units, up to ten billion. */
const minorUnits = z
  .int({ error: messages['field.invalid'] })
  .min(0, messages['field.invalid'])
  .max(mostMinor, messages['field.invalid'])
  .nullable();

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
  url: optionalLink,
  photoId: rowId.nullable(),
  language: z.enum(languages),
});

/** A pasted text, HTML or not, from which facts are read. */
const pasted = paragraph(messages['field.required'], 50_000);

/**
 * Everything but company and name may be left out. Without `priceMinor`, `currency` or `priceBasis` they are read from
 * `price`; without `language` it is the company's. Facts are read from `text` besides.
 */
export const newMarketingProduct = productFields
  .partial()
  .required({ name: true })
  .extend({ marketingCompanyId: rowId, text: pasted.optional() });

export const marketingProductChanges = changesOf(productFields);

/** Facts of a pasted text are added to the product's. */
export const pastedText = z.object({ text: pasted, ...seenVersion });

/** An answer to one of its questions. */
export const productAnswer = z.object({
  question: z.enum(answerable),
  text: line(texts['answer.required'], factLimits.text),
  ...seenVersion,
});

const factFields = z.object({
  text: line(texts['answer.required'], factLimits.text),
  kind: z.enum(factKinds),
  translation: optionalLine(factLimits.text),
  until: day.nullable(),
});

/** A fact that the user writes by itself. */
export const newFact = factFields.partial().required({ text: true, kind: true }).extend(seenVersion);

const factId = z.string().regex(/^f\d{1,9}$/, texts['fact.missing']);

/** The fact that is meant. */
export const namedFact = z.object({ fact: factId, ...seenVersion });

/** The text of a fact that was read from a form changes there too. */
export const factChanges = changesOf(factFields).extend({ fact: factId });

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
export type ProductAnswer = z.input<typeof productAnswer>;

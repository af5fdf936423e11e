import type { FindingCode } from './codes';

/** An error prevents approval; a warning is only shown. */
export const severities = ['error', 'warning'] as const;
export type Severity = (typeof severities)[number];

/** Who wrote the text that is judged. */
export type Judged = 'person' | 'model';

/**
 * Findings that are only advice, by who wrote the text: a person may write as short and in any tone they like, as
 * long as the product and its price are stated and every statement is true. For a model these findings are errors.
 */
const advice: Record<Judged, readonly FindingCode[]> = {
  person: [
    'length.preheader',
    'length.body',
    'length.benefits',
    'length.faq',
    'must.fact',
    'fact.risky',
    'register',
    'language',
    'angle.similar',
    'angle.headline',
    'style.cliche',
  ],
  model: [],
};

/** The severity of a finding in a text by a person, or by a model. */
export const severityOf = (code: FindingCode, author: Judged): Severity =>
  advice[author].includes(code) ? 'warning' : 'error';

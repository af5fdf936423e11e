import type { FindingCode } from './codes';

/** An error stands in the way of approval; a warning is told. */
export const severities = ['error', 'warning'] as const;
export type Severity = (typeof severities)[number];

/** Who wrote what is judged. */
export type Judged = 'person' | 'model';

/**
 * Findings that are advice only, by who wrote the text: a person may shorten, speak and sound as they like, as long as
 * the thing and its price are told and every statement holds. A model has no excuse.
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

/** What a finding means in a text of a person, or of a model. */
export const severityOf = (code: FindingCode, author: Judged): Severity =>
  advice[author].includes(code) ? 'warning' : 'error';

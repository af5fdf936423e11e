import type { Counted } from '../list/page';
import type { Bilingual } from './bilingual';
import type { Chip, ToolCall } from './commands';
import type { Ref } from './refs';

/** A figure with its name: «Open deals», «34,500 €». */
export interface AnswerFigure {
  label: Bilingual;
  text: Bilingual;
}

/** A field of a row, as it is shown. */
export interface AnswerFact {
  label: Bilingual;
  text: Bilingual;
}

/** A record, or a line of a table such as a stage (then without `ref`). */
export interface AnswerRow {
  ref: Ref | null;
  /** The person's own text, cut at 300 characters. */
  name: string;
  /** At most six. */
  facts: readonly AnswerFact[];
  /** Its page in the app; null for a line without one. */
  url: string | null;
}

/** The sum of rows in one currency, in minor units. */
export interface CurrencySum {
  currency: string;
  amount: number;
  count: number;
}

/** How an answer was computed, in words that can be checked. */
export interface Computed {
  /** What was looked for: one text a condition («Stage: Proposal sent»); none if it was everything. */
  filter: readonly Bilingual[];
  /** The days [from, to), and in words; null where time plays no part. */
  period: { from: string; to: string; text: Bilingual } | null;
  /** Amounts are never added across currencies. Empty where there are none. */
  currencies: readonly CurrencySum[];
  /** Further notes, such as what is left out. */
  notes: readonly Bilingual[];
}

/** The answer of a tool that reads. */
export interface Answer extends ToolCall {
  title: Bilingual;
  /** What was asked for, to be edited. */
  chips: readonly Chip[];
  /** One sentence that says it: «4 open deals close in November 2026: 34,500 €». */
  said: Bilingual;
  figures: readonly AnswerFigure[];
  /** At most 20. */
  rows: readonly AnswerRow[];
  /** How many rows there are in all; null where rows are not counted. */
  total: Counted | null;
  computed: Computed;
  /** The app's page that shows all rows with the same query string; null where there is none. */
  list: string | null;
}

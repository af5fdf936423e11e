import type { AnswerFact, AnswerRow } from '../../../../shared/assistant/answers';
import type { Bilingual } from '../../../../shared/assistant/bilingual';
import type { Ref } from '../../../../shared/assistant/refs';
import type { Counted } from '../../../../shared/list/page';
import { startOfDay } from '../../../../shared/list/periods';
import { endsOf } from '../../../platform/tools/arguments';
import {
  countText,
  cut,
  labelled,
  type Noun,
  noneText,
  ownText,
  periodText,
} from '../../../platform/tools/texts';
import type { ToolAnswer, ToolUse } from '../../../platform/tools/tool';

/** A field of a row; none where it has no value. */
export const fact = (label: Bilingual, text: Bilingual | null | undefined): AnswerFact[] =>
  text ? [{ label, text }] : [];

/** A row with its page. */
export const rowOf = (ref: Ref | null, name: string, url: string | null, facts: AnswerFact[]): AnswerRow => ({
  ref,
  name: cut(name),
  url,
  facts,
});

/** Moments of the days of a period, as endpoints take them. */
export function momentsOf(period: string): { from?: string; to?: string } {
  const { from, to } = endsOf(period);
  return { ...(from && { from: startOfDay(from) }), ...(to && { to: startOfDay(to) }) };
}

/** A filter as endpoints take it; none without conditions. */
export const filterText = (filter: object): { filter?: string } =>
  Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {};

/** A condition in words. */
export const inWords = (label: Bilingual, text: Bilingual | undefined): Bilingual[] =>
  text === undefined ? [] : [labelled(label, text)];

/** The company, product or campaign that a list is about, in words. */
export async function aboutWords(use: ToolUse, label: Bilingual, ref: Ref | undefined): Promise<Bilingual[]> {
  return ref === undefined ? [] : [labelled(label, ownText((await use.named(ref)).name))];
}

interface Found {
  noun: Noun;
  rows: readonly AnswerRow[];
  total: Counted | null;
  filter: readonly Bilingual[];
  period?: string | undefined;
  list: string | null;
}

/** The answer of a list. */
export function listAnswer({ noun, rows, total, filter, period, list }: Found): ToolAnswer {
  const counted = total ?? { count: rows.length, more: rows.length >= 20 };
  const ends = period === undefined ? undefined : endsOf(period);
  return {
    said: counted.count === 0 ? noneText(noun) : countText(noun, counted),
    figures: [],
    rows,
    total: counted,
    computed: {
      filter,
      period:
        ends && period !== undefined
          ? { from: ends.from ?? '', to: ends.to ?? '', text: periodText(period) }
          : null,
      currencies: [],
      notes: [],
    },
    list,
  };
}

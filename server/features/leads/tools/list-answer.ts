import type { AnswerRow, Computed, CurrencySum } from '../../../../shared/assistant/answers';
import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { answerLimits } from '../../../../shared/assistant/scales';
import { addressOf, withSearch } from '../../../../shared/http/address';
import { leadsPages } from '../../../../shared/leads/addresses';
import type { RecordEndpoints } from '../../../../shared/leads/record-endpoints';
import type { RecordSection } from '../../../../shared/leads/sections';
import { isDay, startOfDay } from '../../../../shared/list/periods';
import { endsOf } from '../../../platform/tools/arguments';
import {
  countText,
  joined,
  labelled,
  moneyOf,
  type Noun,
  noneText,
  periodText,
} from '../../../platform/tools/texts';
import { notAdded } from './words';
import type { ToolAnswer, ToolUse } from '../../../platform/tools/tool';

/** What a list is filtered by: in words, and as the address of the list and its endpoint say it. */
export interface Condition {
  label: Bilingual;
  text: Bilingual;
  /** A filter by column, with days. */
  filter?: object;
  /** Parameters of the endpoint beside the filter, which the address of the list does not know. */
  search?: Record<string, string | number>;
  /** The filter by which the address of the list says what only a parameter says exactly. */
  linked?: object;
  /** The days that it is about. */
  period?: string;
}

/** Sums of what was found, and how many are in other currencies, which are not added. */
export interface Sums {
  sums: CurrencySum[];
  others: number;
}

/** What a list shows. */
export interface Listing<Row> {
  section: RecordSection;
  endpoints: RecordEndpoints<Row>;
  noun: Noun;
  conditions: readonly Condition[];
  /** The columns whose days are moments for the endpoint. */
  times: readonly string[];
  q?: string | undefined;
  sort?: string | undefined;
  /** What is chosen above the list. */
  choice?: { value: string; filter?: object; search?: Record<string, string> } | undefined;
  rowOf: (row: Row) => AnswerRow | Promise<AnswerRow>;
  sums?: (search: Record<string, string | number>) => Promise<Sums>;
  notes?: readonly Bilingual[];
}

/** A filter of days as the endpoint takes it: those of times are the moments at which they begin. */
const asMoments = (filter: object, times: readonly string[]) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, part]: [string, object]) => [
      name,
      times.includes(name)
        ? Object.fromEntries(
            Object.entries(part).map(([end, value]) => [
              end,
              typeof value === 'string' && isDay(value) ? startOfDay(value) : (value as unknown),
            ]),
          )
        : part,
    ]),
  );

const filterIn = (filter: object): { filter?: string } =>
  Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {};

/** The address of the list with the same filter; null where a condition is not one of the list's. */
function linkOf<Row>({ section, conditions, q, sort, choice }: Listing<Row>): string | null {
  if (conditions.some(({ search, linked }) => search && !linked)) return null;
  const filter = Object.assign({}, ...conditions.map((each) => each.linked ?? each.filter)) as object;
  return withSearch(addressOf(leadsPages.dashboard, { section }), {
    ...(section === 'opportunities' && { view: 'list' }),
    q,
    sort,
    choice: choice?.value,
    ...filterIn(filter),
  });
}

/** How a list was found, in words. */
export function computedOf({
  conditions,
  notes = [],
}: Pick<Listing<unknown>, 'conditions' | 'notes'>): Computed {
  const period = conditions.find((each) => each.period)?.period;
  const ends = period && endsOf(period);
  return {
    filter: conditions.map(({ label, text }) => labelled(label, text)),
    period: ends && period ? { from: ends.from ?? '', to: ends.to ?? '', text: periodText(period) } : null,
    currencies: [],
    notes,
  };
}

/** What the endpoints of a list are asked for. */
export function searchOf({
  conditions,
  choice,
  times,
  q,
}: Pick<Listing<unknown>, 'conditions' | 'choice' | 'times' | 'q'>): Record<string, string | number> {
  const filter = Object.assign({}, choice?.filter, ...conditions.map((each) => each.filter)) as object;
  return Object.assign(
    {},
    q === undefined ? {} : { q },
    choice?.search,
    ...conditions.map((each) => each.search),
    filterIn(asMoments(filter, times)),
  ) as Record<string, string | number>;
}

/** The answer of a list: its first rows, how many there are, their sums, and where they are shown. */
export async function listAnswer<Row>(listing: Listing<Row>, use: ToolUse): Promise<ToolAnswer> {
  const { endpoints, noun, sort, rowOf, sums } = listing;
  const search = searchOf(listing);
  const page = { ...search, limit: answerLimits.rows, ...(sort && { sort }) };
  const [{ rows }, total] = await Promise.all([
    use.ask(endpoints.list, { query: page }),
    use.ask(endpoints.count, { query: search }),
  ]);
  const found = total.count > 0 && sums ? await sums(search) : { sums: [], others: 0 };
  const { sums: currencies, others } = found;
  const computed = computedOf(listing);
  const amounts = currencies.map(({ amount, currency }) => moneyOf(amount, currency));
  const counted = countText(noun, total);
  return {
    said:
      total.count === 0
        ? noneText(noun)
        : joined([counted, ...(amounts.length > 0 ? [joined(amounts, ' + ')] : [])], ': '),
    figures: [],
    rows: await Promise.all(rows.map(async (row) => rowOf(row))),
    total,
    computed: { ...computed, currencies, notes: [...computed.notes, ...notAdded(others)] },
    list: linkOf(listing),
  };
}

import type { Language } from '@shared/languages';
import { formatDate, formatNumber } from '@/i18n/formats';
import type { Translate } from '@/i18n/texts';
import { addDays } from '@shared/list/periods';
import type { FilterColumn, ListFilter } from '@/lib/lists/list-filters';
import type { filterTexts } from '../texts/filters';

/** How many values of a choice are named. */
const NAMED = 2;

interface Words {
  t: Translate<typeof filterTexts>;
  language: Language;
}

function saidValues({ choices = [] }: FilterColumn, values: readonly string[], { t }: Words) {
  const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
  const named = labels.slice(0, NAMED).join(', ');
  const count = labels.length - NAMED;
  return count > 0 ? t('said.more', { values: named, count }) : named;
}

function saidBounds({ kind, scale = 1 }: FilterColumn, { from, to }: ListFilter, { language }: Words) {
  const said = (bound: string | number) =>
    kind === 'number'
      ? formatNumber(Number(bound) / scale, language)
      : formatDate(String(bound), language, { dateStyle: 'medium' });
  // The days of a range are told up to the last one.
  const last = typeof to === 'string' && to.length === '2026-11-21'.length ? addDays(to, -1) : to;
  return { from: from !== undefined && said(from), to: last !== undefined && said(last) };
}

/** A filter in a few words, such as "Status: new, working". */
export function saidFilter(column: FilterColumn, filter: ListFilter, words: Words): string {
  const { t } = words;
  const { label } = column;
  const { any, none, contains, is, isNot, within, empty } = filter;
  if (empty !== undefined) return t(empty ? 'said.empty' : 'said.filled', { column: label });
  if (any) return t('said.any', { column: label, values: saidValues(column, any, words) });
  if (none) return t('said.none', { column: label, values: saidValues(column, none, words) });
  if (is) return t('said.any', { column: label, values: is });
  if (isNot) return t('said.none', { column: label, values: isNot });
  if (contains) return t('said.contains', { column: label, words: contains });
  if (within) return t('said.within', { column: label, period: t(`periods.${within}`) });
  const { from, to } = saidBounds(column, filter, words);
  if (from && to) return t('said.between', { column: label, from, to });
  return from ? t('said.from', { column: label, from }) : t('said.to', { column: label, to: to || '' });
}

import type { Translate } from '@/i18n/texts';
import type { Column } from './column';
import type { tableTexts } from './texts/table';

/** What says how a column is sorted. */
export type SortedColumn = Pick<Column<never>, 'label' | 'order' | 'align' | 'descendingFirst'>;

/** The order of the rows by a column in words, such as "Close: soonest first". */
export function orderWords(t: Translate<typeof tableTexts>, column: SortedColumn, isDescending: boolean) {
  const { label, align, descendingFirst } = column;
  const order = column.order ?? (align ? 'number' : descendingFirst ? 'time' : 'text');
  return t(`${isDescending ? 'descending' : 'ascending'}.${order}`, { column: label });
}

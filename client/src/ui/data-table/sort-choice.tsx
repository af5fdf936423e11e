import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { controlLook } from '../controls/fields/field';
import type { Column } from './column';
import { orderWords, type SortedColumn } from './order-words';
import { sortOf } from './sorting';
import { tableTexts } from './texts/table';

interface SortChoiceProps {
  columns: readonly (SortedColumn & Pick<Column<never>, 'name' | 'sortable'>)[];
  sort: string;
  /** What the order is called that no column makes. */
  usual?: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of the rows on a phone, where the header cannot be pressed. */
export function SortChoice({ columns, sort, usual, onSort }: SortChoiceProps) {
  const t = useTexts(tableTexts);
  const sorted = columns.filter(({ sortable }) => sortable);
  const isColumns = sorted.some(({ name }) => name === sortOf(sort).name);
  const [hasOther] = useState(!isColumns);
  return (
    <select
      aria-label={t('sort')}
      value={isColumns ? sort : ''}
      onChange={({ target }) => onSort(target.value)}
      className={controlLook(
        'min-w-0 max-w-80 border-transparent! bg-transparent! pr-7! pl-2! text-sm font-medium',
      )}
    >
      {(hasOther || !isColumns) && <option value="">{usual ?? t('usualOrder')}</option>}
      {sorted.flatMap((column) =>
        [column.name, `-${column.name}`].map((each) => (
          <option key={each} value={each}>
            {orderWords(t, column, sortOf(each).isDescending)}
          </option>
        )),
      )}
    </select>
  );
}

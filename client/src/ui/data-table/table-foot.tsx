import type { ReactNode } from 'react';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { countedText } from './counted-text';
import type { AnyRow, DataTableProps } from './data-table-props';
import { tableTexts } from './texts/table';

interface TableFootProps {
  total: Counted;
  counted: DataTableProps<AnyRow>['counted'];
  sum: ReactNode;
  /** The order of the rows in words, where no column that is seen shows it. */
  order: string | undefined;
}

/** The number of rows, at the foot of the window while the table is longer than it. */
export function TableFoot({ total, counted, sum, order }: TableFootProps) {
  const t = useTexts(tableTexts);
  const { language } = useLanguage();
  const number = countedText(total, language);
  return (
    <output className="sticky bottom-0 z-10 block border-t border-line bg-paper py-2 text-sm text-muted print:static">
      {counted ? counted(total.count, number) : t('found', { count: total.count, number })}
      {sum}
      {order && ` · ${order}`}
    </output>
  );
}

import type { ReactNode } from 'react';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { countedText } from './counted-text';
import { tableTexts } from './texts/table';

interface TableFootProps {
  total: Counted;
  sum: ReactNode;
  /** The order of the rows in words, where no column that is seen shows it. */
  order: string | undefined;
}

/** The number of rows, at the foot of the window while the table is longer than it. */
export function TableFoot({ total, sum, order }: TableFootProps) {
  const t = useTexts(tableTexts);
  const { language } = useLanguage();
  return (
    <output className="sticky bottom-0 z-10 block border-t border-line bg-paper py-2 text-sm text-muted print:static">
      {t('found', { count: total.count, number: countedText(total, language) })}
      {sum}
      {order && ` · ${order}`}
    </output>
  );
}

import { useTexts } from '@/i18n/use-texts';
import { Skeleton } from '../feedback/skeleton';
import { commonTexts } from '../texts/common';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A table of the size of a full one, while its first rows are loading. */
export function TableSkeleton() {
  const t = useTexts(commonTexts);
  return (
    <output className="block rounded-card border border-line bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {rows.map((row) => (
        <span
          key={row}
          className="grid h-16 grid-cols-[2fr_1fr_1fr] items-center gap-6 border-b border-line px-3 last:border-b-0 md:h-11"
        >
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
        </span>
      ))}
    </output>
  );
}

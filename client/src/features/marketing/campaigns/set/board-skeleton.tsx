import { angles } from '@shared/marketing/campaigns/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';

/** The columns of a set before they are known. */
export function BoardSkeleton() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid gap-6 xl:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {angles.map((angle, index) => (
        <Skeleton key={angle} className={classNames('h-144 rounded-card', index > 0 && 'max-xl:hidden')} />
      ))}
    </output>
  );
}

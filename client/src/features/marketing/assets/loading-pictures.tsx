import { useTexts } from '@/i18n/use-texts';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';

/** The shape of the step before its data are there. */
export function LoadingPictures() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-44 rounded-card" />
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
          <Skeleton key={card} className="h-60 rounded-card sm:h-104" />
        ))}
      </div>
    </output>
  );
}

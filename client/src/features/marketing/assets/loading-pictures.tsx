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
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} className="h-104 rounded-card" />
        ))}
      </div>
    </output>
  );
}

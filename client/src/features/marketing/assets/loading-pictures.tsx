import { useTexts } from '@/i18n/use-texts';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';

/** The shape of the step before its data are there. */
export function LoadingPictures() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid items-start gap-6 lg:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)] xl:gap-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-144 rounded-card" />
    </output>
  );
}

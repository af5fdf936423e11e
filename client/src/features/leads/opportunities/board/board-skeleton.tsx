import { firstStages } from '@shared/leads/opportunities/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';

/** The columns of the board before its stages are known; one on a phone. */
export function BoardSkeleton() {
  const t = useTexts(commonTexts);
  const columns = firstStages.filter(({ outcome }) => outcome === 'open');
  return (
    <output className="grid min-h-96 grow auto-cols-fr grid-flow-col gap-x-3">
      <span className="sr-only">{t('loading')}</span>
      {columns.map(({ code }, index) => (
        <Skeleton key={code} className={classNames('rounded-card', index > 0 && 'max-md:hidden')} />
      ))}
    </output>
  );
}

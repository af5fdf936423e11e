import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { SoonMark } from '../product/soon-mark';
import { hasComingPart, statuses } from './statuses';
import { statusTexts } from './texts/status';

/** Where a solution stands: open today, coming soon, or made on request. */
export function SolutionStatus({ offering }: { offering: Offering }) {
  const t = useTexts(statusTexts);
  switch (statuses[offering]) {
    case 'open':
      return (
        <span className="text-sm font-medium">
          <span className="text-positive">{t('open')}</span>
          {hasComingPart(offering) && (
            <span className="text-warning">
              {' · '}
              {t('next')} <ComingPart offering={offering} />
            </span>
          )}
        </span>
      );
    case 'developing':
      return (
        <span className="text-warning">
          <SoonMark>{t('soon')}</SoonMark>
        </span>
      );
    case 'onRequest':
      return <span className="text-sm font-medium text-muted">{t('onRequest')}</span>;
  }
}

/** The part of an open solution that is still in development, and after it the mark that it alone bears; nothing for others. */
export function ComingPart({ offering }: { offering: Offering }) {
  const t = useTexts(statusTexts);
  if (!hasComingPart(offering)) return null;
  return (
    <span className="text-sm text-warning">
      {t(`coming.${offering}`)} <SoonMark>{t('soon')}</SoonMark>
    </span>
  );
}

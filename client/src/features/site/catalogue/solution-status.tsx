import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { StatusMark } from '../product/status-mark';
import { hasComingPart, type Status, statuses } from './statuses';
import { statusTexts } from './texts/status';

/** Where a solution stands, and what of it is still coming. */
export function SolutionStatus({ offering }: { offering: Offering }) {
  const t = useTexts(statusTexts);
  return (
    <>
      <StatusName status={statuses[offering]} />
      {hasComingPart(offering) && (
        <span className="text-sm font-medium text-warning">
          {t('next')} <ComingPart offering={offering} />
        </span>
      )}
    </>
  );
}

/** A status by its name: available now, coming soon, or made on request. */
export function StatusName({ status }: { status: Status }) {
  const t = useTexts(statusTexts);
  switch (status) {
    case 'open':
      return (
        <span className="text-positive">
          <StatusMark filled>{t('open')}</StatusMark>
        </span>
      );
    case 'developing':
      return (
        <span className="text-warning">
          <StatusMark>{t('soon')}</StatusMark>
        </span>
      );
    case 'onRequest':
      return (
        <span className="text-muted">
          <StatusMark>{t('onRequest')}</StatusMark>
        </span>
      );
  }
}

/** The part of an open solution that is still in development, and after it the mark that it alone bears; nothing for others. */
export function ComingPart({ offering }: { offering: Offering }) {
  const t = useTexts(statusTexts);
  if (!hasComingPart(offering)) return null;
  return (
    <span className="text-sm text-warning">
      {t(`coming.${offering}`)} <StatusMark>{t('soon')}</StatusMark>
    </span>
  );
}

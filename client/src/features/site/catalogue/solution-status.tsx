import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { hasComingPart, type Status, statuses } from './statuses';
import { statusTexts } from './texts/status';

/** Where a solution stands, and what of it is still coming. */
export function SolutionStatus({ offering }: { offering: Offering }) {
  return (
    <>
      <StatusName status={statuses[offering]} />
      <ComingPart offering={offering} />
    </>
  );
}

const tones: Record<Status, string> = {
  open: 'bg-positive/10 text-positive',
  developing: 'text-warning',
  onRequest: 'text-muted',
};

/** The mark of a status, with its name. */
export function StatusName({ status }: { status: Status }) {
  const t = useTexts(statusTexts);
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-sm font-medium whitespace-nowrap ${tones[status]}`}
    >
      {t(`names.${status}`)}
    </span>
  );
}

/** The part of an open solution that is still in development, after the mark that it alone bears; nothing for others. */
export function ComingPart({ offering }: { offering: Offering }) {
  const t = useTexts(statusTexts);
  if (!hasComingPart(offering)) return null;
  return (
    <span className="text-sm leading-8 font-medium text-warning">
      <StatusName status="developing" /> {t(`coming.${offering}`)}
    </span>
  );
}

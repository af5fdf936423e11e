import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { campaignsTexts } from '../texts/campaigns';

interface WaitingMarkProps {
  count: number;
  /** A narrow row has room for the number alone. */
  isShort?: boolean;
}

/** How many pieces somebody has to look at. */
export function WaitingMark({ count, isShort = false }: WaitingMarkProps) {
  const t = useTexts(campaignsTexts);
  if (count === 0) return null;
  return (
    <Badge tone="warning">
      <span aria-hidden>{isShort ? count : t('waits', { count })}</span>
      <span className="sr-only"> {t('waiting', { count })}</span>
    </Badge>
  );
}

/** How many pieces nobody has approved, which is no part of the name of what it marks: each piece says it too. */
export function DraftMark({ count }: { count: number }) {
  const t = useTexts(campaignsTexts);
  if (count === 0) return null;
  return (
    <span aria-hidden>
      <Badge>{t('drafts', { count })}</Badge>
    </span>
  );
}

/** That one piece is not approved, small enough for the angles of three to stay in one row of a phone. */
export function DraftDot() {
  const t = useTexts(campaignsTexts);
  return (
    <span aria-hidden title={t('statuses.draft')} className="-ms-1 size-1.5 shrink-0 rounded-full bg-muted" />
  );
}

import { useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from './texts/capture';
import type { Lead } from './reads';

const statusTones: Partial<Record<Lead['status'], BadgeTone>> = {
  new: 'info',
  engaged: 'info',
  qualified: 'info',
  won: 'positive',
  spam: 'danger',
};

const consentTones: Partial<Record<Lead['consent'], BadgeTone>> = {
  pending: 'warning',
  confirmed: 'positive',
  withdrawn: 'danger',
};

/** The status of a lead. */
export function StatusBadge({ status }: Pick<Lead, 'status'>) {
  const t = useTexts(captureTexts);
  return <Badge tone={statusTones[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>;
}

/** Whether a lead agreed to be written to. */
export function ConsentBadge({ consent }: Pick<Lead, 'consent'>) {
  const t = useTexts(captureTexts);
  const tone = consentTones[consent];
  const words = t(`consent.${consent}`);
  return tone ? <Badge tone={tone}>{words}</Badge> : <span className="text-muted">{words}</span>;
}

const consentMarks = {
  pending: { icon: portalIcons.clock, look: 'text-warning' },
  confirmed: { icon: portalIcons.check, look: 'text-positive' },
  withdrawn: { icon: portalIcons.alert, look: 'text-danger' },
} as const;

/** The same as a sign where a phone has no room for words; an empty place for a lead who was never asked. */
export function ConsentMark({ consent }: Pick<Lead, 'consent'>) {
  const t = useTexts(captureTexts);
  if (consent === 'none') return <span className="inline-block w-2.5" />;
  const { icon, look } = consentMarks[consent];
  return (
    <span title={t(`consentAlone.${consent}`)} className={`-ms-1.5 inline-flex h-6 items-center ${look}`}>
      <Icon name={icon} className="size-4" />
      <span className="sr-only">{t(`consentAlone.${consent}`)}</span>
    </span>
  );
}

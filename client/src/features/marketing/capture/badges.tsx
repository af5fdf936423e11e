import { useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { captureTexts } from './texts/capture';
import type { Lead } from './reads';

const statusTones: Partial<Record<Lead['status'], BadgeTone>> = {
  // The one that asks for something.
  new: 'info',
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

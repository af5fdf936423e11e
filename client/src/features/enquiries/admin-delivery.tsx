import type { Delivery } from '@shared/enquiries/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { adminTexts } from './texts/admin';

const tones = {
  queued: 'warning',
  sent: 'positive',
  refused: 'danger',
} as const satisfies Record<Delivery['state'], BadgeTone>;

/** Whether the mail to staff was sent; if not, the mail server's error. */
export function AdminDelivery({ delivery }: { delivery: Delivery }) {
  const t = useTexts(adminTexts);
  const { state, attempts, error } = delivery;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={tones[state]}>{t(`delivery.${state}`)}</Badge>
      {state === 'queued' && <span>{t('delivery.attempts', { count: attempts })}</span>}
      {state !== 'sent' && error && <span className="min-w-0">{t('delivery.said', { words: error })}</span>}
    </div>
  );
}

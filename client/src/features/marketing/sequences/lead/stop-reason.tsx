import { stopReasons } from '@shared/marketing/sequences/scales';
import { useTexts } from '@/i18n/use-texts';
import { messagesTexts } from '../texts/messages';

/** Says why a sequence was stopped; nothing for a reason that has no words. */
export function StopReason({ reason }: { reason: unknown }) {
  const t = useTexts(messagesTexts);
  const known = stopReasons.find((one) => one === reason);
  return known && <p className="text-muted">{t(`reasons.${known}`)}</p>;
}

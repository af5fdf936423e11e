import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { messagesTexts } from '../texts/messages';
import type { Message } from '../reads';

const messageTones: Record<Message['status'], BadgeTone> = {
  due: 'neutral',
  sending: 'info',
  sent: 'positive',
  skipped: 'neutral',
  soft: 'warning',
  hard: 'danger',
  failed: 'danger',
  unknown: 'warning',
};

/** What became of a mail, in plain words, with what the mail server said and when it is tried again. */
export function MessageState({ message }: { message: Message }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { status, reason, problem, clicked, nextAt, dueAt } = message;
  const next = status === 'due' || status === 'soft' ? (nextAt ?? dueAt) : null;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={messageTones[status]}>{t(`status.${status}`)}</Badge>
        {clicked && <Badge tone="info">{t('clicked')}</Badge>}
      </div>
      {reason && <p>{t(`reasons.${reason}`)}</p>}
      {status === 'unknown' ? <p>{t('unknown')}</p> : problem && <p className="wrap-anywhere">{problem}</p>}
      {next && (
        <p className="text-muted">
          {t(status === 'soft' ? 'again' : 'next', {
            at: formatDate(next, language, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
    </div>
  );
}

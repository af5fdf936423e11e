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

/** What became of a mail in one word, and whether somebody clicked in it. */
export function MessageBadges({ message, isShort = false }: { message: Message; isShort?: boolean }) {
  const t = useTexts(messagesTexts);
  const { status, clicked } = message;
  // Where there is room for one, a click says that it was sent.
  return (
    <>
      {!(isShort && clicked) && <Badge tone={messageTones[status]}>{t(`status.${status}`)}</Badge>}
      {clicked && <Badge tone="info">{t('clicked')}</Badge>}
    </>
  );
}

/** Why a mail was not sent, what the mail server said, or when it is tried next; undefined where there is nothing to say. */
export function useOutcome() {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  return ({ status, reason, problem, nextAt, dueAt }: Message): string | undefined => {
    const next = status === 'due' || status === 'soft' ? (nextAt ?? dueAt) : null;
    const said = [
      reason && t(`reasons.${reason}`),
      status === 'unknown' ? t('unknown') : problem,
      next &&
        t(status === 'soft' ? 'again' : 'next', {
          at: formatDate(next, language, { dateStyle: 'medium', timeStyle: 'short' }),
        }),
    ];
    return said.filter(Boolean).join('. ') || undefined;
  };
}

/** What became of a mail, in plain words, with what the mail server said and when it is tried again. */
export function MessageState({ message }: { message: Message }) {
  const outcome = useOutcome()(message);
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <MessageBadges message={message} />
      </div>
      {outcome && <p className="wrap-anywhere">{outcome}</p>}
    </div>
  );
}

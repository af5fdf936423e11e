import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Message } from '../reads';
import { messagesTexts } from '../texts/messages';
import { MessageBadges, useOutcome } from './message-state';

/** The mails to a lead on a phone, a line each: by the number that it has above the people, and what became of it when. */
export function PhoneMails({ mails }: { mails: readonly Message[] }) {
  const outcomeOf = useOutcome();
  const { language } = useLanguage();
  return (
    <ul className="grid gap-y-1 text-sm">
      {mails.map((mail) => {
        const outcome = outcomeOf(mail);
        const at = mail.sentAt ?? mail.attemptedAt;
        return (
          <li key={mail.id} className="flex min-h-7 flex-wrap items-center gap-x-1.5">
            <MailNumber mail={mail} />
            <MessageBadges message={mail} isShort />
            {outcome ? (
              <span className="text-muted wrap-anywhere">{outcome}</span>
            ) : (
              at && (
                <time dateTime={at} className="text-muted tabular-nums">
                  {shortDay(at, language)}
                </time>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A mail whose step is gone has no number, but what it was called. */
function MailNumber({ mail: { position, subject, campaignName } }: { mail: Message }) {
  const t = useTexts(messagesTexts);
  if (position === null) return <span className="text-muted">{subject ?? campaignName ?? t('removed')}</span>;
  const place = position + 1;
  return (
    <>
      <span className="sr-only">{t('step', { place })}</span>
      <span aria-hidden className="font-medium text-muted tabular-nums">
        {place}
      </span>
    </>
  );
}

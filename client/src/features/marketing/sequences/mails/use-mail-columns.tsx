import { shortDay, shortMoment } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import type { Column } from '@/ui/data-table/column';
import type { Message } from '../reads';
import { messagesTexts } from '../texts/messages';
import { MessageBadges, useOutcome } from './message-state';

/** The columns of the mails of a sequence. */
export function useMailColumns(): Column<Message>[] {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const outcomeOf = useOutcome();
  const isNarrow = useMedia('(max-width: 767px)');
  const placeOf = ({ position }: Message) => (position === null ? null : t('step', { place: position + 1 }));
  const timeOf = ({ sentAt, attemptedAt }: Message) => {
    const at = sentAt ?? attemptedAt;
    return at && <time dateTime={at}>{(isNarrow ? shortDay : shortMoment)(at, language)}</time>;
  };
  return [
    {
      name: 'to',
      label: t('columns.to'),
      width: 12,
      cell: () => null,
      summary: (mail) => (
        <span className="line-clamp-2 leading-tight whitespace-normal">
          {[placeOf(mail), mail.subject ?? mail.campaignName].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    {
      name: 'subject',
      label: t('columns.subject'),
      width: 21.5,
      cell: ({ subject, campaignName }) => subject ?? campaignName,
    },
    { name: 'place', label: t('columns.place'), width: 5.5, cell: placeOf },
    {
      name: 'status',
      label: t('columns.status'),
      width: 13.25,
      onPhone: true,
      cell: (mail) => {
        const outcome = outcomeOf(mail);
        if (isNarrow) {
          return (
            <div className="grid justify-items-end gap-0.5 text-sm text-muted">
              <MessageBadges message={mail} isShort />
              {outcome ? <span className="leading-tight">{outcome}</span> : timeOf(mail)}
            </div>
          );
        }
        return (
          <div className="flex min-w-0 items-center gap-2" title={outcome}>
            <MessageBadges message={mail} />
            <span className="min-w-0 truncate text-sm text-muted">{outcome}</span>
          </div>
        );
      },
    },
    { name: 'sent', label: t('columns.sent'), width: 7.75, cell: timeOf },
  ];
}

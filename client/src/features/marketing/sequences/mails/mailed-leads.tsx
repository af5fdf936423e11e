import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { shortMoment } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { Link } from '@/ui/navigation/link';
import { type ListedSequence, type MailedLead, type Message, sequenceOf } from '../reads';
import { messagesTexts } from '../texts/messages';
import { MailedHead, MailedSteps } from './mailed-head';
import { MessageBadges, useOutcome } from './message-state';
import { PhoneMails } from './phone-mails';

/** The columns of as many steps; a sequence with more shows the mails of a lead one after another. */
const grids = ['grid-cols-1', 'grid-cols-[minmax(0,1fr)]', 'grid-cols-2', 'grid-cols-3'] as const;
const places = ['col-start-1', 'col-start-2', 'col-start-3'] as const;

interface MailedLeadsProps {
  sequence: ListedSequence;
  leads: readonly MailedLead[];
}

/** The leads that a sequence wrote to: a line each, with a column for each mail where there is room for them. */
export function MailedLeads({ sequence, leads }: MailedLeadsProps) {
  const t = useTexts(messagesTexts);
  const { data } = useQuery(sequenceOf(sequence.id));
  const isWide = useMedia('(width >= 64rem)');
  const few = data && data.steps.length < grids.length ? data.steps : undefined;
  const steps = isWide ? few : undefined;
  const grid = steps ? grids[steps.length] : 'md:grid-cols-2';
  return (
    <div className="rounded-card border border-line bg-surface">
      {!isWide && data ? (
        <div className="px-3 py-2 md:px-4">
          <MailedSteps steps={data.steps} />
        </div>
      ) : (
        <MailedHead sequence={sequence} steps={steps} grid={grid} />
      )}
      <ul aria-label={t('label')}>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} grid={grid} isHeaded={steps !== undefined} sequence={sequence} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  lead: MailedLead;
  grid: string | undefined;
  /** Whether the mails stand in columns that say which they are. */
  isHeaded: boolean;
  sequence: ListedSequence;
}

function Row({ lead, grid, isHeaded, sequence }: RowProps) {
  const { leadId, leadName, leadEmail, mails } = lead;
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <li className="grid items-center gap-x-4 border-t border-line px-3 py-1.5 md:grid-cols-[13rem_minmax(0,1fr)] md:px-4">
      <Link
        to={stepAddress(sequence.marketingCompanyId, 'leads', { lead: String(leadId) })}
        className="justify-self-start font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
      >
        {leadName ?? leadEmail ?? `#${leadId}`}
      </Link>
      {isPhone ? (
        <div className="col-span-full">
          <PhoneMails mails={mails} />
        </div>
      ) : (
        <ul className={classNames('grid items-center gap-x-4 gap-y-1', grid)}>
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} isHeaded={isHeaded} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What became of a mail, and when it went out or why it did not. */
function Mail({ mail, isHeaded }: { mail: Message; isHeaded: boolean }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const outcome = useOutcome()(mail);
  const { position, subject, campaignName, sentAt, attemptedAt } = mail;
  const column = isHeaded && position !== null ? places[position] : undefined;
  const at = sentAt ?? attemptedAt;
  return (
    <li
      className={classNames(
        'flex min-h-7 flex-wrap items-center gap-x-2 text-sm',
        column ?? (isHeaded && 'col-span-full'),
      )}
    >
      <span className={column ? 'sr-only' : 'min-w-16 shrink-0 text-muted'}>
        {position === null ? (subject ?? campaignName ?? t('removed')) : t('step', { place: position + 1 })}
      </span>
      <MessageBadges message={mail} isShort />
      {outcome ? (
        <span className="text-muted wrap-anywhere">{outcome}</span>
      ) : (
        at && (
          <time dateTime={at} className="text-muted tabular-nums">
            {shortMoment(at, language)}
          </time>
        )
      )}
    </li>
  );
}

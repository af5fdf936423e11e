import { messageStatuses } from '@shared/marketing/sequences/scales';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { Button } from '@/ui/controls/button';
import { controlLook } from '@/ui/controls/fields/field';
import { EmptyState } from '@/ui/feedback/empty-state';
import { TextLink } from '@/ui/navigation/link';
import { PagedRows } from '@/ui/navigation/paged-rows';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { ChosenSequence } from '../chosen-sequence';
import type { Message } from '../reads';
import { useRepliesState } from '../use-replies-state';
import { MessageState } from './message-state';

interface MailsTabProps {
  company: ListedCompany;
  onAdd: () => void;
}

/** The mails of a sequence with what became of each. */
export const MailsTab = ({ company, onAdd }: MailsTabProps) => (
  <ChosenSequence company={company} onAdd={onAdd} beside={<StateChoice />}>
    {({ id }) => <Mails key={id} sequenceId={id} companyId={company.id} />}
  </ChosenSequence>
);

/** Which mails are shown. */
function StateChoice() {
  const t = useTexts(messagesTexts);
  const { state, change } = useRepliesState();
  return (
    <select
      aria-label={t('filter')}
      value={state.status}
      onChange={({ target }) => change({ status: messageStatuses.find((one) => one === target.value) ?? '' })}
      className={controlLook('w-auto! max-w-full')}
    >
      <option value="">{t('all')}</option>
      {messageStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`status.${status}`)}
        </option>
      ))}
    </select>
  );
}

function Mails({ sequenceId, companyId }: { sequenceId: number; companyId: number }) {
  const t = useTexts(messagesTexts);
  const { state } = useRepliesState();
  const filter = state.status ? { filter: JSON.stringify({ status: { any: [state.status] } }) } : {};
  const pages = usePages(marketingSequencesApi.messages, { id: sequenceId }, filter);
  return (
    <PagedRows pages={pages} empty={<NoMails />} more={t('more')}>
      {(rows) => (
        <ul aria-label={t('label')} className="border-t border-line">
          {rows.map((message) => (
            <MailRow key={message.id} message={message} companyId={companyId} />
          ))}
        </ul>
      )}
    </PagedRows>
  );
}

/** No mail is in the chosen state, or none was sent at all. */
function NoMails() {
  const t = useTexts(messagesTexts);
  const { state, change } = useRepliesState();
  return state.status ? (
    <EmptyState
      icon={portalIcons.envelope}
      title={t('none.filtered')}
      action={
        <Button variant="secondary" onClick={() => change({ status: '' })}>
          {t('all')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={portalIcons.envelope}
      title={t('none.title')}
      action={
        <Button variant="secondary" onClick={() => change({ view: 'sequences' })}>
          {t('none.toSequence')}
        </Button>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}

function MailRow({ message, companyId }: { message: Message; companyId: number }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { leadId, leadName, leadEmail, position, campaignName, sentAt, attemptedAt } = message;
  const at = sentAt ?? attemptedAt;
  const place = position === null ? null : t('step', { place: position + 1 });
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <TextLink to={stepAddress(companyId, 'leads', { lead: String(leadId) })} className="wrap-anywhere">
          {leadName ?? leadEmail ?? `#${leadId}`}
        </TextLink>
        <p className="text-sm text-muted wrap-anywhere">
          {[place, campaignName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="min-w-0">
        <MessageState message={message} />
        {at && (
          <time dateTime={at} className="text-sm text-muted">
            {formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        )}
      </div>
    </li>
  );
}

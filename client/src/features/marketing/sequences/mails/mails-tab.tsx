import { messageStatuses } from '@shared/marketing/sequences/scales';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { DataTable } from '@/ui/data-table/data-table';
import type { RowPages } from '@/ui/data-table/row-pages';
import { Button } from '@/ui/controls/button';
import { controlLook } from '@/ui/controls/fields/field';
import { EmptyState } from '@/ui/feedback/empty-state';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { ChosenSequence } from '../chosen-sequence';
import type { Message } from '../reads';
import { useRepliesState } from '../use-replies-state';
import { useMailColumns } from './use-mail-columns';

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
  const pages = usePages(marketingSequencesApi.messages, { id: sequenceId }, filter, { keepsRows: true });
  return (
    <DataTable<Message>
      label={t('label')}
      columns={useMailColumns()}
      pages={pages as RowPages<Message>}
      rowName={({ leadName, leadEmail, leadId }) => leadName ?? leadEmail ?? `#${leadId}`}
      rowHref={({ leadId }) => stepAddress(companyId, 'leads', { lead: String(leadId) })}
      letters={false}
      emptyState={<NoMails />}
    />
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

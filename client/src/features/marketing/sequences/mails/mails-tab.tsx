import { messageStatuses } from '@shared/marketing/sequences/scales';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { Button } from '@/ui/controls/button';
import { controlLook } from '@/ui/controls/fields/field';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PagedRows } from '@/ui/navigation/paged-rows';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { ChosenSequence } from '../chosen-sequence';
import type { ListedSequence } from '../reads';
import { useRepliesState } from '../use-replies-state';
import { MailedLeads } from './mailed-leads';

interface MailsTabProps {
  company: ListedCompany;
  onAdd: () => void;
}

/** Whom a sequence wrote, with what became of each mail. */
export const MailsTab = ({ company, onAdd }: MailsTabProps) => (
  <ChosenSequence company={company} onAdd={onAdd} beside={<StateChoice />}>
    {(sequence) => <Mails key={sequence.id} sequence={sequence} />}
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

function Mails({ sequence }: { sequence: ListedSequence }) {
  const t = useTexts(messagesTexts);
  const { state } = useRepliesState();
  const filter = state.status ? { filter: JSON.stringify({ status: { any: [state.status] } }) } : {};
  const pages = usePages(marketingSequencesApi.mailed, { id: sequence.id }, filter, { keepsRows: true });
  return (
    <PagedRows pages={pages} empty={<NoMails />} more={t('answers.more')}>
      {(leads) => <MailedLeads sequence={sequence} leads={leads} />}
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

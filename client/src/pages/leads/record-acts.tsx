import { useState } from 'react';
import { useLocation } from 'wouter';
import type { About } from '@/features/leads/communications/about';
import { focusComposer } from '@/features/leads/communications/composer';
import { DeleteRecord } from '@/features/leads/lists/delete-record';
import { OpportunityForm } from '@/features/leads/opportunities/lazy-opportunity-form';
import { RecordDialog, type RecordFormPart } from '@/features/leads/forms/record-dialog';
import { useDownload } from '@/features/leads/lists/files-menu';
import { cardFile, personFile, type Rows } from '@/features/leads/records';
import { TaskForm } from '@/features/leads/tasks/lazy-task-form';
import { exportsTexts } from '@/features/leads/lists/texts/exports';
import { recordTexts } from '@/features/leads/texts/record';
import { recordsTexts } from '@/features/leads/texts/records';
import { callAddress, chatAddress } from '@/features/leads/values/reached';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { dashboardAddress } from '@shared/leads/sections';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { ActButton, ActLink } from './record-act';

interface RecordActsProps<Of extends About['section']> {
  about: About;
  row: Rows[Of];
  name: string;
  form: RecordFormPart<Of>;
  /** Opens what writes a mail; without it the record has no address to write to. */
  onEmail?: (() => void) | undefined;
  phone?: string | null;
  /** Whether the person waits for an answer, which then comes first. */
  isWaiting?: boolean;
}

type Opened = 'task' | 'opportunity' | 'edit' | 'delete';

/** What can be done with a record; a reader calls, and saves it. */
export function RecordActs<Of extends About['section']>(props: RecordActsProps<Of>) {
  return useMayWrite() ? <AllActs {...props} /> : <ReadersActs {...props} />;
}

function ReadersActs<Of extends About['section']>({ about, row, phone }: RecordActsProps<Of>) {
  const t = useTexts(recordTexts);
  const files = useFiles(row.id);
  if (!phone && about.section !== 'contacts') return null;
  return (
    <fieldset aria-label={t('acts.label')} className="flex flex-wrap gap-2">
      {phone && <ActLink href={callAddress(phone)} icon={portalIcons.phone} label={t('acts.call')} />}
      {phone && <ActLink href={chatAddress(phone)} icon={portalIcons.message} label={t('acts.whatsapp')} />}
      {about.section === 'contacts' && (
        <Menu icon={portalIcons.more} label={t('acts.more')} entries={files} />
      )}
    </fieldset>
  );
}

/** What a contact is saved as. */
function useFiles(id: number) {
  const t = useTexts(exportsTexts);
  const download = useDownload();
  return [
    { label: t('card'), onSelect: () => download.mutate(cardFile(id)) },
    { label: t('person'), onSelect: () => download.mutate(personFile(id)) },
  ];
}

/** On a phone the acts stand at the foot of the screen. */
function AllActs<Of extends About['section']>(props: RecordActsProps<Of>) {
  const { about, row, name, form, onEmail, phone, isWaiting = false } = props;
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const section = about.section as Of;
  const files = useFiles(row.id);
  const isOpportunity = about.section === 'opportunities';
  const onPhone = (label: string, what: Opened) => ({
    label,
    onSelect: () => setOpened(what),
    className: 'sm:hidden',
  });
  const opportunity = (
    <ActButton
      icon={portalIcons.target}
      label={t('acts.opportunity')}
      isFirst={about.section === 'companies'}
      className="max-sm:hidden"
      onOpen={() => setOpened('opportunity')}
    />
  );
  return (
    <>
      <fieldset
        aria-label={t('acts.label')}
        className="flex flex-wrap gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:min-w-0 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:justify-items-stretch max-sm:gap-0 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-1 max-sm:py-2"
      >
        {about.section === 'companies' && opportunity}
        {onEmail && (
          <ActButton
            icon={portalIcons.envelope}
            label={t(isWaiting ? 'acts.reply' : 'acts.email')}
            isFirst={isWaiting}
            onOpen={onEmail}
          />
        )}
        {phone && <ActLink href={callAddress(phone)} icon={portalIcons.phone} label={t('acts.call')} />}
        {phone && <ActLink href={chatAddress(phone)} icon={portalIcons.message} label={t('acts.whatsapp')} />}
        <ActButton
          act="log"
          icon={portalIcons.document}
          label={t('acts.log')}
          className="sm:hidden"
          onOpen={focusComposer}
        />
        <ActButton
          act="task"
          icon={portalIcons.check}
          label={t('acts.task')}
          onOpen={() => setOpened('task')}
        />
        {about.section === 'contacts' && opportunity}
        <ActButton
          act="edit"
          icon={portalIcons.pencil}
          label={t('acts.edit')}
          className="max-sm:hidden"
          onOpen={() => setOpened('edit')}
        />
        <button type="button" hidden data-act="delete" onClick={() => setOpened('delete')}>
          {tRecords('bin.delete')}
        </button>
        <div className="max-sm:justify-self-center max-sm:[&_[role=menu]]:top-auto max-sm:[&_[role=menu]]:bottom-full">
          <Menu
            icon={portalIcons.more}
            label={t('acts.more')}
            entries={[
              ...(isOpportunity ? [] : [onPhone(t('acts.opportunity'), 'opportunity')]),
              onPhone(t('acts.edit'), 'edit'),
              ...(section === 'contacts' ? files : []),
              { label: tRecords('bin.delete'), onSelect: () => setOpened('delete') },
            ]}
          />
        </div>
      </fieldset>
      <RecordDialog
        section="tasks"
        form={TaskForm}
        given={about.links}
        open={opened === 'task'}
        onClose={close}
      />
      <RecordDialog
        section="opportunities"
        form={OpportunityForm}
        given={{ ...about.links, title: t('proposedTitle', { name }) }}
        open={opened === 'opportunity'}
        onClose={close}
      />
      <RecordDialog section={section} form={form} record={row} open={opened === 'edit'} onClose={close} />
      <DeleteRecord
        section={section}
        record={opened === 'delete' ? { id: row.id, name } : null}
        onClose={close}
        onDeleted={() => navigate(dashboardAddress(section))}
      />
    </>
  );
}

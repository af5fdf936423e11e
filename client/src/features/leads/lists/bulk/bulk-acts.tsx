import { useState } from 'react';
import type { Counted } from '@shared/list/page';
import type { RecordSection } from '@shared/leads/sections';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Selection } from '@/lib/lists/use-selection';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { countedText } from '@/ui/data-table/counted-text';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Dialog } from '@/ui/overlays/dialog';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { listFile, type ListSearch } from '../../records';
import { exportsTexts } from '../texts/exports';
import { jobsTexts } from '../../jobs/texts/jobs';
import { recordsTexts } from '../../texts/records';
import { useBulk } from './use-bulk';
import type { BulkAct } from './bulk-act';
import { useAssignActs } from './use-assign-acts';
import { useTagActs } from './use-tag-acts';
import { useDownload } from '../files-menu';

/** The most rows that the address of a file names one by one. */
const MOST_NAMED = 1_000;

interface BulkActsProps {
  section: RecordSection;
  selection: Selection;
  /** The search of the list, for all that match, and how many these are. */
  search: ListSearch;
  total: Counted | undefined;
  /** What else can be done with rows of the section. */
  acts: readonly BulkAct[];
}

/** What can be done with the ticked rows: changes, on a phone in a menu, and deleting them. */
export function BulkActs({ section, selection, search, total, acts: ofSection }: BulkActsProps) {
  const t = useTexts(jobsTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const [opened, setOpened] = useState<BulkAct | 'delete' | null>(null);
  const bulk = useBulk({ section, selection, search, onDone: () => setOpened(null) });
  const tExports = useTexts(exportsTexts);
  const ofTags = useTagActs(section);
  const ofMembers = useAssignActs(section);
  const mayWrite = useMayWrite();
  const acts = mayWrite ? [...ofSection, ...ofMembers, ...ofTags] : [];
  const download = useDownload();
  const found: Counted =
    selection.isAllMatching && total ? total : { count: selection.ids.size, more: false };
  const counted = { count: found.count, number: countedText(found, language) };
  const canExport = selection.isAllMatching || selection.ids.size <= MOST_NAMED;
  const ids = [...selection.ids].join(',');
  const file = listFile(section, selection.isAllMatching ? search : { ...search, ids });
  const asked = opened === 'delete' ? null : opened;
  const isNarrow = useMedia('(max-width: 767px)');
  const entries = [
    ...acts.map((act) => ({
      label: act.label,
      onSelect: () => (act.choices ? setOpened(act) : bulk.mutate(act.does('', ''))),
    })),
    ...(canExport ? [{ label: tExports('selected'), onSelect: () => download.mutate(file) }] : []),
  ];
  return (
    <>
      {isNarrow ? (
        <Menu icon={portalIcons.more} label={t('bulk.acts')} entries={entries} />
      ) : (
        entries.map(({ label, onSelect }) => (
          <Button key={label} variant="secondary" onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      {mayWrite && (
        <Button
          data-act="delete"
          variant="secondary"
          icon={portalIcons.trash}
          onClick={() => setOpened('delete')}
        >
          {tRecords('bin.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={() => setOpened(null)}
        onConfirm={() => bulk.mutate({ remove: true })}
        pending={bulk.isPending}
        variant="danger"
        title={tRecords('bin.askSome', counted)}
        description={tRecords('bin.hint')}
        confirmLabel={tRecords('bin.delete')}
      />
      <Dialog
        open={asked !== null}
        onClose={() => setOpened(null)}
        title={asked?.label ?? ''}
        description={t('bulk.rows', counted)}
      >
        {asked && <ChoiceForm act={asked} pending={bulk.isPending} onChosen={bulk.mutate} />}
      </Dialog>
    </>
  );
}

interface ChoiceFormProps {
  act: BulkAct;
  pending: boolean;
  onChosen: (does: ReturnType<BulkAct['does']>) => void;
}

/** Asks for the value that all of them get, and for a reason if it needs one. */
function ChoiceForm({ act, pending, onChosen }: ChoiceFormProps) {
  const t = useTexts(jobsTexts);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const isExplained = act.explained?.includes(value) ?? false;
  const isComplete = value !== '' && (!isExplained || reason.trim() !== '');
  return (
    <Form
      pending={pending}
      onSubmit={() => isComplete && onChosen(act.does(value, isExplained ? reason.trim() : ''))}
      className="grid gap-4"
    >
      <SelectField
        label={act.label}
        empty
        choices={act.choices ?? []}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {isExplained && (
        <TextField
          label={t('bulk.lostReason')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" pending={pending} disabled={!isComplete} className="justify-self-end">
        {t('bulk.apply')}
      </Button>
    </Form>
  );
}

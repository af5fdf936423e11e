import { useQueries } from '@tanstack/react-query';
import { entityOf } from '@shared/leads/entities';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { countOf, type ListSearch, removeRecord } from '../records';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

interface DeleteRecordProps {
  section: RecordSection;
  /** The record to delete; null closes the dialog. */
  record: { id: number; name: string } | null;
  onClose: () => void;
  onDeleted: () => void;
}

type Linked = 'contacts' | 'opportunities' | 'communications' | 'tasks';

const all: ListSearch = { state: 'all' };

/** The records that may name one of a section; the parameter that finds them is the section's entity. */
const linkedTo: Record<RecordSection, readonly Linked[]> = {
  contacts: ['opportunities', 'communications', 'tasks'],
  companies: ['contacts', 'opportunities', 'communications', 'tasks'],
  opportunities: ['communications', 'tasks'],
  communications: [],
  tasks: [],
};

/** Asks before a record is put in the bin, and says how many others are linked to it. */
export function DeleteRecord({ section, record, onClose, onDeleted }: DeleteRecordProps) {
  const t = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const linked = linkedTo[section];
  const counts = useQueries({
    queries: linked.map((each) => ({
      ...countOf(each, { [entityOf[section]]: record?.id, ...(each === 'tasks' && all) }),
      enabled: record !== null,
      staleTime: 0,
    })),
  });
  const remove = useSaving(() => removeRecord(section, record?.id ?? 0), {
    onSaved: ({ act }) => {
      tell(act, { title: t('bin.one'), description: record?.name ?? '' });
      onDeleted();
      void refresh(`/api/leads/${section}/${record?.id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('bin.failed'), description: errorText(error) }),
  });
  const facts = linked.flatMap((each, index) => {
    const count = counts[index]?.data?.count ?? 0;
    return count > 0 ? [t(`linked.${each}`, { count })] : [];
  });
  return (
    <ConfirmDialog
      open={record !== null}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      pending={remove.isPending}
      variant="danger"
      title={t('bin.askOne', { name: record?.name ?? '' })}
      description={
        <>
          <p>{t('bin.hint')}</p>
          {facts.length > 0 && <p className="mt-2">{t('bin.linked', { facts: facts.join(', ') })}</p>}
        </>
      }
      confirmLabel={t('bin.delete')}
    />
  );
}

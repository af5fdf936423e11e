import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import type { TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';
import { MergeForm } from './lazy-merge-form';

interface MergeDialogProps {
  entity: TwinEntity;
  /** The records to merge, at first the first one is kept; null closes the dialog. */
  ids: readonly number[] | null;
  onClose: () => void;
  onMerged?: (kept: number) => void;
}

/** The dialog in which two to five records become one. */
export function MergeDialog({ entity, ids, onClose, onMerged }: MergeDialogProps) {
  const t = useTexts(duplicatesTexts);
  const done = (kept: number) => {
    onClose();
    onMerged?.(kept);
  };
  return (
    <Dialog
      open={ids !== null}
      onClose={onClose}
      shape="wide"
      title={t(`merging.title.${entity}`)}
      description={t('merging.hint')}
    >
      {ids && <MergeForm entity={entity} ids={ids} onMerged={done} />}
    </Dialog>
  );
}

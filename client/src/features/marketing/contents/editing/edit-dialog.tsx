import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import { contentsTexts } from '../texts/contents';
import type { Content } from '../reads';
import { EditForm } from './edit-form';

interface EditDialogProps {
  /** The content that is edited; null closes the dialog. */
  content: Content | null;
  onClose: () => void;
}

/** The dialog in which a content that stands alone is edited. */
export function EditDialog({ content, onClose }: EditDialogProps) {
  const t = useTexts(contentsTexts);
  return (
    <Dialog shape="wide" open={content !== null} onClose={onClose} title={t('edit.title')}>
      {content && <EditForm key={content.id} content={content} onSaved={onClose} />}
    </Dialog>
  );
}

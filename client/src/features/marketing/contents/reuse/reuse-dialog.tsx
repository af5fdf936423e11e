import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../texts/contents';
import type { ListedContent } from '../reads';
import { ReuseForm } from './reuse-form';

interface ReuseDialogProps {
  /** The content that is used again; null closes the dialog. */
  content: ListedContent | null;
  company: ListedCompany;
  onClose: () => void;
}

/** The dialog in which a content is copied for another use. */
export function ReuseDialog({ content, company, onClose }: ReuseDialogProps) {
  const t = useTexts(contentsTexts);
  return (
    <Dialog
      open={content !== null}
      onClose={onClose}
      title={t('reuse.title')}
      {...(content && { description: content.name })}
    >
      {content && <ReuseForm key={content.id} content={content} company={company} onDone={onClose} />}
    </Dialog>
  );
}

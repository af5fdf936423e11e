import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import { Spinner } from '@/ui/controls/spinner';
import type { CompanyList } from '@shared/consulting/items/lists';
import { contactsOf, departmentsOf } from '../../reads';
import { itemsTexts } from '../texts/items';

const ImportForm = lazyPart(async () => (await import('./import-form')).ImportForm);

interface ImportItemsProps {
  companyId: number;
  kind: CompanyList;
  open: boolean;
  onClose: () => void;
}

/** The dialog that adds many items from pasted text or a CSV file. */
export function ImportItems({ companyId, kind, open, onClose }: ImportItemsProps) {
  const t = useTexts(itemsTexts);
  useLoadedLater(ImportForm);
  // The rows of problems may name a department and a contact.
  const enabled = open && kind === 'problems';
  const departments = useQuery({ ...departmentsOf(companyId), enabled });
  const contacts = useQuery({ ...contactsOf(companyId), enabled });
  return (
    <Dialog
      shape="wide"
      open={open}
      onClose={onClose}
      title={t(`${kind}.importTitle`)}
      description={t(`${kind}.importHint`)}
    >
      {departments.isLoading || contacts.isLoading ? (
        <Spinner />
      ) : (
        <ImportForm
          companyId={companyId}
          kind={kind}
          known={{ departments: departments.data ?? none, contacts: contacts.data ?? none }}
          onImported={onClose}
        />
      )}
    </Dialog>
  );
}

const none: never[] = [];

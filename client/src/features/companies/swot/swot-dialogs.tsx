import type { Quadrant } from '@shared/companies/scales';
import type { SwotItem } from '@shared/companies/swot';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSave } from '@/lib/save';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast';
import { ProblemForm } from '../items/problem-form';
import { StrengthForm } from '../items/strength-form';
import { shortText } from '../short-text';
import { readsOfSwot, removalFrom } from './swot-calls';
import { SwotEntryForm } from './swot-entry-form';

export type SwotDialog =
  | { name: 'add'; quadrant: Quadrant }
  | { name: 'edit' | 'delete'; quadrant: Quadrant; item: SwotItem };

interface SwotDialogsProps {
  companyId: number;
  dialog: SwotDialog | null;
  onClose: () => void;
}

export function SwotDialogs({ companyId, dialog, onClose }: SwotDialogsProps) {
  const t = useTexts('swot');
  const isForm = dialog?.name === 'add' || dialog?.name === 'edit';
  const quadrant = dialog?.quadrant ?? 'strengths';
  return (
    <>
      <Dialog
        open={isForm}
        onClose={onClose}
        title={dialog?.name === 'edit' ? t(`swot.edit.${quadrant}`) : t(`swot.${quadrant}.add`)}
      >
        {isForm && (
          <QuadrantForm
            companyId={companyId}
            quadrant={quadrant}
            item={dialog.name === 'edit' ? dialog.item : undefined}
            onSaved={onClose}
          />
        )}
      </Dialog>
      <DeleteFromSwot
        companyId={companyId}
        quadrant={quadrant}
        item={dialog?.name === 'delete' ? dialog.item : null}
        onClose={onClose}
      />
    </>
  );
}

interface QuadrantFormProps {
  companyId: number;
  quadrant: Quadrant;
  item: SwotItem | undefined;
  onSaved: () => void;
}

function QuadrantForm({ quadrant, item, ...form }: QuadrantFormProps) {
  if (quadrant === 'strengths')
    return <StrengthForm {...form} item={item && { ...item, impact: item.level }} />;
  if (quadrant === 'weaknesses')
    return <ProblemForm {...form} item={item && { ...item, priority: item.level }} />;
  const kind = quadrant === 'opportunities' ? 'opportunity' : 'threat';
  return <SwotEntryForm {...form} kind={kind} item={item} />;
}

interface DeleteFromSwotProps {
  companyId: number;
  quadrant: Quadrant;
  item: SwotItem | null;
  onClose: () => void;
}

function DeleteFromSwot({ companyId, quadrant, item, onClose }: DeleteFromSwotProps) {
  const t = useTexts('companies', 'items', 'swot');
  const remove = useSave(removalFrom[quadrant], {
    refreshes: readsOfSwot(companyId),
    onSaved: () => {
      onClose();
      toast({ title: t('swot.delete.done') });
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('companies.delete.failed'), description: errorText(error) }),
  });
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={() => item && remove.mutate({ params: { id: item.id } })}
      pending={remove.isPending}
      variant="danger"
      title={t('swot.delete.title')}
      description={
        <>
          <p className="font-medium wrap-anywhere text-ink">{item && shortText(item.description)}</p>
          <p className="mt-2">{t(`swot.delete.${quadrant}`)}</p>
        </>
      }
      confirmLabel={t('items.delete.confirm')}
    />
  );
}

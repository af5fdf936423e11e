import { useQuery } from '@tanstack/react-query';
import type { Quadrant } from '@shared/consulting/scales';
import type { SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Spinner } from '@/ui/controls/spinner';
import { ErrorState } from '@/ui/feedback/error-state';
import { Dialog } from '@/ui/overlays/dialog';
import { DeleteDialog } from '../items/delete-dialog';
import { problemsOf } from '../reads';
import { shortText } from '../short-text';
import { swotTexts } from './texts/swot';
import { readsOfSwot, removalFrom } from './swot-calls';

const ProblemForm = lazyPart(async () => (await import('../items/forms/problem/problem-form')).ProblemForm);
const StrengthForm = lazyPart(async () => (await import('../items/forms/strength-form')).StrengthForm);
const SwotEntryForm = lazyPart(async () => (await import('./swot-entry-form')).SwotEntryForm);

export type SwotDialog =
  | { name: 'add'; quadrant: Quadrant }
  | { name: 'edit' | 'delete'; quadrant: Quadrant; item: SwotItem };

interface SwotDialogsProps {
  companyId: number;
  dialog: SwotDialog | null;
  onClose: () => void;
}

export function SwotDialogs({ companyId, dialog, onClose }: SwotDialogsProps) {
  const t = useTexts(swotTexts);
  useLoadedLater(ProblemForm, StrengthForm, SwotEntryForm);
  const isForm = dialog?.name === 'add' || dialog?.name === 'edit';
  const quadrant = dialog?.quadrant ?? 'strengths';
  const deleted = dialog?.name === 'delete' ? dialog.item : null;
  return (
    <>
      <Dialog
        open={isForm}
        onClose={onClose}
        title={dialog?.name === 'edit' ? t(`edit.${quadrant}`) : t(`${quadrant}.add`)}
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
      <DeleteDialog
        remove={removalFrom[quadrant]}
        refreshes={readsOfSwot(companyId)}
        id={deleted?.id ?? null}
        name={deleted ? shortText(deleted.description) : ''}
        title={t('delete.title')}
        losses={[t(`delete.${quadrant}`)]}
        done={{ title: t('delete.done') }}
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
  if (quadrant === 'weaknesses') return <WeaknessForm {...form} item={item} />;
  const kind = quadrant === 'opportunities' ? 'opportunity' : 'threat';
  return <SwotEntryForm {...form} kind={kind} item={item} />;
}

/** The form of the problem that a weakness is, with what the SWOT analysis does not hold of it. */
function WeaknessForm({ item, ...form }: Omit<QuadrantFormProps, 'quadrant'>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...problemsOf(form.companyId),
    enabled: item !== undefined,
  });
  if (!item) return <ProblemForm {...form} />;
  const problem = data?.find(({ id }) => id === item.id);
  if (problem) return <ProblemForm {...form} item={problem} />;
  if (isFetching) return <Spinner />;
  return <ErrorState error={error ?? new Error('The problem is gone')} onRetry={() => void refetch()} />;
}

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Endpoint } from '@shared/http/endpoint';
import type { BodyOf } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { showServerErrors } from '@/lib/forms/form-errors';
import { type SaveCall, useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import type { CompanyList } from '@shared/consulting/items/lists';
import { readsOf } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../../texts/items';

interface Saves<Create extends Endpoint, Update extends Endpoint> {
  create: Create;
  update: Update;
}

interface SaveItemOptions<Input extends FieldValues, Output> {
  kind: CompanyList;
  companyId: number;
  /** The item to edit; without one, an item is created. */
  item: { id: number } | undefined;
  form: UseFormReturn<Input, unknown, Output>;
  onSaved: () => void;
}

/**
 * Saves an item, shows a notice and fetches the list again; errors of the server appear beside their
 * fields.
 */
export function useSaveItem<
  Create extends Endpoint<
    '/api/contacts' | '/api/products' | '/api/departments' | '/api/problems' | '/api/strengths'
  >,
  Update extends Endpoint<`${Create['path']}/:id`>,
  Input extends FieldValues,
  Output extends Omit<BodyOf<Create>, 'companyId'> & BodyOf<Update>,
>(
  { create, update }: Saves<Create, Update>,
  { kind, companyId, item, form, onSaved }: SaveItemOptions<Input, Output>,
) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const outcome = (title: { saved: string; failed: string }) => ({
    refreshes: readsOf(kind, companyId),
    onSaved: () => {
      toast({ title: title.saved });
      onSaved();
    },
    onFailed: (error: Error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: title.failed, description: errorText(error) });
    },
  });
  const creation = useSave(create, outcome({ saved: t(`${kind}.created`), failed: t(`${kind}.failed`) }));
  const change = useSave(
    update,
    outcome({ saved: tItems(`${kind}.saved`), failed: tItems(`${kind}.notSaved`) }),
  );
  // The form's values match the body of each kind's endpoint, but TypeScript cannot prove it for all kinds
  // at once.
  const submit = form.handleSubmit((values) =>
    item
      ? change.mutate({ params: { id: item.id }, body: values } as unknown as SaveCall<Update>)
      : creation.mutate({ body: { ...values, companyId } } as unknown as SaveCall<Create>),
  );
  return { submit, pending: creation.isPending || change.isPending, isNew: !item };
}

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Endpoint } from '@shared/http/endpoint';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { showServerErrors } from '@/lib/form-errors';
import { useSave } from '@/lib/save';
import { toast } from '@/ui/toast';
import type { ItemKind } from '../item-kinds';
import { companyList, contactsOf, departmentsOf, problemsOf, productsOf, strengthsOf } from '../reads';

const listOf = {
  contacts: contactsOf,
  products: productsOf,
  departments: departmentsOf,
  problems: problemsOf,
  strengths: strengthsOf,
} satisfies Record<ItemKind, unknown>;

interface SaveItemOptions<Input extends FieldValues, Output> {
  kind: ItemKind;
  companyId: number;
  form: UseFormReturn<Input, unknown, Output>;
  onSaved: () => void;
}

/** Saves a new item, tells of it and shows the list anew; what the server refuses stands beside its field. */
export function useSaveItem<E extends Endpoint, Input extends FieldValues, Output>(
  endpoint: E,
  { kind, companyId, form, onSaved }: SaveItemOptions<Input, Output>,
) {
  const t = useTexts('companies');
  return useSave(endpoint, {
    refreshes: [listOf[kind](companyId), companyList()],
    onSaved: () => {
      toast({ title: t(`companies.${kind}.created`) });
      onSaved();
    },
    onFailed: (error) => {
      showServerErrors(form, error);
      toast({
        variant: 'destructive',
        title: t(`companies.${kind}.failed`),
        description: errorText(error),
      });
    },
  });
}

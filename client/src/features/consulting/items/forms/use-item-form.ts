import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CompanyList } from '@shared/consulting/items/lists';
import { useTexts } from '@/i18n/use-texts';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { readsOf } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import type { ItemFormOf } from './form-of';

interface ItemFormOptions<Input extends FieldValues, Output> extends ItemFormOf<{ id: number }> {
  kind: CompanyList;
  defaultValues: DefaultValues<Input>;
  create: (body: Output & { companyId: number }) => Promise<unknown>;
  update: (id: number, body: Output) => Promise<unknown>;
}

/** The form of an item, with the notices of its list and the queries that show it. */
export function useItemForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { kind, companyId, item, defaultValues, create, update, onSaved }: ItemFormOptions<Input, Output>,
) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { frame, ...fields } = useSaveForm(schema, {
    defaultValues,
    save: (values) => (item ? update(item.id, values) : create({ ...values, companyId })),
    refreshes: readsOf(kind, companyId),
    saved: { title: item ? tItems(`${kind}.saved`) : t(`${kind}.created`) },
    failed: { title: item ? tItems(`${kind}.notSaved`) : t(`${kind}.failed`) },
    onSaved,
  });
  return { ...fields, frame: { ...frame, isNew: !item } };
}

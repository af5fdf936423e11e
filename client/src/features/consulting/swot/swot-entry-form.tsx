import { swotEntries } from '@shared/consulting/swot/endpoints';
import type { SwotKind } from '@shared/consulting/scales';
import { swotEntryForm } from '@shared/consulting/swot/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSave } from '@/lib/api/save';
import { TextAreaField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { ItemForm } from '../items/forms/item-form';
import { swotOf } from '../reads';
import { companiesTexts } from '../texts/companies';
import { swotTexts } from '../texts/swot';

interface SwotEntryFormProps {
  companyId: number;
  kind: SwotKind;
  item?: { id: number; description: string };
  onSaved: () => void;
}

/** The form of an opportunity or a threat. */
export function SwotEntryForm({ companyId, kind, item, onSaved }: SwotEntryFormProps) {
  const t = useTexts(companiesTexts);
  const tSwot = useTexts(swotTexts);
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(swotEntryForm, {
    defaultValues: { description: item?.description ?? '' },
    language,
  });
  const outcome = {
    refreshes: [swotOf(companyId)],
    onSaved: () => {
      toast({ title: tSwot('saved') });
      onSaved();
    },
    onFailed: (error: Error) => {
      showServerErrors(form, error);
      toast({ variant: 'destructive', title: tSwot('notSaved'), description: errorText(error) });
    },
  };
  const create = useSave(swotEntries.create, outcome);
  const update = useSave(swotEntries.update, outcome);
  const submit = form.handleSubmit((values) =>
    item
      ? update.mutate({ params: { id: item.id }, body: values })
      : create.mutate({ body: { ...values, kind, companyId } }),
  );
  return (
    <ItemForm save={{ submit, pending: create.isPending || update.isPending, isNew: !item }}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
    </ItemForm>
  );
}

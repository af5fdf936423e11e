import type { SwotKind } from '@shared/consulting/scales';
import { swotEntries } from '@shared/consulting/swot/endpoints';
import { swotEntryForm } from '@shared/consulting/swot/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { ItemForm } from '../items/forms/item-form';
import { swotOf } from '../reads';
import { companiesTexts } from '../texts/companies';
import { swotTexts } from './texts/swot';

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
  const { field, frame } = useSaveForm(swotEntryForm, {
    defaultValues: { description: item?.description ?? '' },
    save: (body) =>
      item
        ? call(swotEntries.update, { id: item.id }, body)
        : call(swotEntries.create, {}, { ...body, kind, companyId }),
    refreshes: [swotOf(companyId)],
    saved: { title: tSwot('saved') },
    failed: { title: tSwot('notSaved') },
    onSaved,
  });
  return (
    <ItemForm {...frame} isNew={!item}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
    </ItemForm>
  );
}

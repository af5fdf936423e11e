import { departments } from '@shared/consulting/items/endpoints';
import { scale } from '@shared/consulting/scales';
import { departmentForm } from '@shared/consulting/items/schemas';
import type { Department } from '@shared/consulting/items/tables';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useSaveItem } from './use-save-item';

export function DepartmentForm({ companyId, item, onSaved }: ItemFormOf<Department>) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(departmentForm, {
    defaultValues: {
      name: item?.name ?? '',
      function: item?.function ?? '',
      digitalizationLevel: item?.digitalizationLevel ?? scale.usual,
    },
    language,
  });
  const save = useSaveItem(departments, { kind: 'departments', companyId, item, form, onSaved });
  return (
    <ItemForm save={save}>
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      <TextAreaField label={t('fields.function')} hint={t('fields.functionHint')} {...field('function')} />
      <LevelField {...chosen('digitalizationLevel')} />
    </ItemForm>
  );
}

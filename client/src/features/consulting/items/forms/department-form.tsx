import { departments } from '@shared/consulting/items/endpoints';
import { departmentForm } from '@shared/consulting/items/schemas';
import type { Department } from '@shared/consulting/items/tables';
import { scale } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useItemForm } from './use-item-form';

export function DepartmentForm({ companyId, item, onSaved }: ItemFormOf<Department>) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { field, chosen, frame } = useItemForm(departmentForm, {
    kind: 'departments',
    companyId,
    item,
    defaultValues: {
      name: item?.name ?? '',
      function: item?.function ?? '',
      digitalizationLevel: item?.digitalizationLevel ?? scale.usual,
      programs: item?.programs ?? '',
    },
    create: (body) => call(departments.create, {}, body),
    update: (id, body) => call(departments.update, { id }, body),
    onSaved,
  });
  return (
    <ItemForm {...frame}>
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      <TextAreaField label={t('fields.function')} hint={t('fields.functionHint')} {...field('function')} />
      <LevelField {...chosen('digitalizationLevel')} />
      <TextField
        label={tItems('details.programs')}
        hint={tItems('details.programsHint')}
        autoComplete="off"
        optional
        {...field('programs')}
      />
    </ItemForm>
  );
}

import { strengths } from '@shared/consulting/items/endpoints';
import { scale } from '@shared/consulting/scales';
import { strengthForm } from '@shared/consulting/items/schemas';
import type { Strength } from '@shared/consulting/items/tables';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { TextAreaField } from '@/ui/controls/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useSaveItem } from './use-save-item';

type EditedStrength = Pick<Strength, 'id' | 'description' | 'impact'>;

export function StrengthForm({ companyId, item, onSaved }: ItemFormOf<EditedStrength>) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(strengthForm, {
    defaultValues: { description: item?.description ?? '', impact: item?.impact ?? scale.usual },
    language,
  });
  const save = useSaveItem(strengths, { kind: 'strengths', companyId, item, form, onSaved });
  return (
    <ItemForm save={save}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
      <LevelField {...chosen('impact')} />
    </ItemForm>
  );
}

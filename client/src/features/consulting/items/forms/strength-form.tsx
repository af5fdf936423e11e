import { strengths } from '@shared/consulting/items/endpoints';
import { strengthForm } from '@shared/consulting/items/schemas';
import type { Strength } from '@shared/consulting/items/tables';
import { scale } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { LevelField } from './level-field';
import { useItemForm } from './use-item-form';

type EditedStrength = Pick<Strength, 'id' | 'description' | 'impact'>;

export function StrengthForm({ companyId, item, onSaved }: ItemFormOf<EditedStrength>) {
  const t = useTexts(companiesTexts);
  const { field, chosen, frame } = useItemForm(strengthForm, {
    kind: 'strengths',
    companyId,
    item,
    defaultValues: { description: item?.description ?? '', impact: item?.impact ?? scale.usual },
    create: (body) => call(strengths.create, {}, body),
    update: (id, body) => call(strengths.update, { id }, body),
    onSaved,
  });
  return (
    <ItemForm {...frame}>
      <TextAreaField label={t('fields.description')} {...field('description')} />
      <LevelField {...chosen('impact')} />
    </ItemForm>
  );
}

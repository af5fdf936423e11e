import { contacts } from '@shared/consulting/items/endpoints';
import { contactForm } from '@shared/consulting/items/schemas';
import type { CompanyContact } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { companiesTexts } from '../../texts/companies';
import type { ItemFormOf } from './form-of';
import { ItemForm } from './item-form';
import { useItemForm } from './use-item-form';

export function ContactForm({ companyId, item, onSaved }: ItemFormOf<CompanyContact>) {
  const t = useTexts(companiesTexts);
  const { field, frame } = useItemForm(contactForm, {
    kind: 'contacts',
    companyId,
    item,
    defaultValues: {
      name: item?.name ?? '',
      position: item?.position ?? '',
      phone: item?.phone ?? '',
      email: item?.email ?? '',
      isPrimary: item?.isPrimary ?? false,
    },
    create: (body) => call(contacts.create, {}, body),
    update: (id, body) => call(contacts.update, { id }, body),
    onSaved,
  });
  return (
    <ItemForm {...frame}>
      <TextField label={t('fields.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('fields.position')} autoComplete="off" {...field('position')} />
      <TextField label={t('fields.phone')} type="tel" autoComplete="off" optional {...field('phone')} />
      <TextField label={t('fields.email')} type="email" autoComplete="off" optional {...field('email')} />
      <CheckboxField label={t('fields.isPrimary')} hint={t('fields.isPrimaryHint')} {...field('isPrimary')} />
    </ItemForm>
  );
}

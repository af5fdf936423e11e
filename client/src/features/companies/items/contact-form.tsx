import { contacts } from '@shared/companies/endpoints';
import { contactForm } from '@shared/companies/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useSchemaForm } from '@/lib/form';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { ItemForm } from './item-form';
import { useSaveItem } from './save-item';

export function ContactForm({ companyId, onSaved }: { companyId: number; onSaved: () => void }) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  const { form, field } = useSchemaForm(contactForm, {
    defaultValues: { name: '', position: '', phone: '', email: '', isPrimary: false },
    language,
  });
  const save = useSaveItem(contacts.create, { kind: 'contacts', companyId, form, onSaved });
  const submit = form.handleSubmit((values) => save.mutate({ body: { ...values, companyId } }));
  return (
    <ItemForm pending={save.isPending} onSubmit={submit}>
      <TextField label={t('companies.fields.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('companies.fields.position')} autoComplete="off" {...field('position')} />
      <TextField
        label={t('companies.fields.phone')}
        type="tel"
        autoComplete="off"
        optional
        {...field('phone')}
      />
      <TextField
        label={t('companies.fields.email')}
        type="email"
        autoComplete="off"
        optional
        {...field('email')}
      />
      <CheckboxField
        label={t('companies.fields.isPrimary')}
        hint={t('companies.fields.isPrimaryHint')}
        {...field('isPrimary')}
      />
    </ItemForm>
  );
}

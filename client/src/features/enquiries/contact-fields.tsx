import { useLanguage, useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/select-field';
import { TextAreaField, TextField } from '@/ui/text-field';
import { serviceLabels, services } from '@shared/enquiries/services';
import { type ContactField, prepareSending } from './contact-sending';

/** The fields of the enquiry form, and one that only robots fill in. */
export function ContactFields({ errorOf }: { errorOf: (field: ContactField) => string | undefined }) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const labels = serviceLabels[language];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="nombre"
          label={t('contact.fields.name')}
          error={errorOf('nombre')}
          required
          autoComplete="name"
          onFocus={prepareSending}
        />
        <TextField
          name="email"
          type="email"
          label={t('contact.fields.email')}
          error={errorOf('email')}
          required
          autoComplete="email"
        />
        <TextField
          name="empresa"
          label={t('contact.fields.company')}
          error={errorOf('empresa')}
          optional
          autoComplete="organization"
        />
        <SelectField
          name="servicio"
          label={t('contact.fields.service')}
          error={errorOf('servicio')}
          optional
          empty
          choices={services.map((service) => ({ value: service, label: labels[service] }))}
        />
      </div>
      <TextAreaField
        name="mensaje"
        rows={4}
        label={t('contact.fields.message')}
        hint={t('contact.messageHint')}
        error={errorOf('mensaje')}
        optional
      />
      <label aria-hidden className="sr-only">
        {t('contact.fields.leaveEmpty')}
        <input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

import { useLanguage, useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { serviceLabels, services } from '@shared/enquiries/services';
import { type ContactField, prepareSending } from './contact-sending';
import { contactTexts } from './texts/contact';

/** The fields of the enquiry form, and a hidden one that only robots fill in. */
export function ContactFields({ errorOf }: { errorOf: (field: ContactField) => string | undefined }) {
  const t = useTexts(contactTexts);
  const { language } = useLanguage();
  const labels = serviceLabels[language];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="nombre"
          label={t('fields.name')}
          error={errorOf('nombre')}
          required
          autoComplete="name"
          onFocus={prepareSending}
        />
        <TextField
          name="email"
          type="email"
          label={t('fields.email')}
          error={errorOf('email')}
          required
          autoComplete="email"
        />
        <TextField
          name="empresa"
          label={t('fields.company')}
          error={errorOf('empresa')}
          optional
          autoComplete="organization"
        />
        <SelectField
          name="servicio"
          label={t('fields.service')}
          error={errorOf('servicio')}
          optional
          empty
          choices={services.map((service) => ({ value: service, label: labels[service] }))}
        />
      </div>
      <TextAreaField
        name="mensaje"
        rows={4}
        label={t('fields.message')}
        hint={t('messageHint')}
        error={errorOf('mensaje')}
        optional
      />
      <label aria-hidden className="sr-only">
        {t('fields.leaveEmpty')}
        <input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

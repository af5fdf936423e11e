import { formFields } from '@shared/marketing/campaigns/scales';
import { landingFields } from '@shared/marketing/texts/landing-fields';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { captureTexts } from './texts/capture';
import type { Suspect } from './reads';

interface SentFormProps {
  form: Suspect;
  /** Fields that the page shows elsewhere. */
  leftOut?: readonly (typeof formFields)[number][];
  /** Whether the page tells elsewhere that the person agreed. */
  isConsentTold?: boolean;
}

/** What a visitor sent by a form, with the door and the box for consent. */
export function SentForm({ form, leftOut = [], isConsentTold = false }: SentFormProps) {
  const t = useTexts(captureTexts);
  const { language } = useLanguage();
  const filled = formFields.flatMap((name) => {
    const value = name === 'email' ? form.email : form.fields[name];
    return value && !leftOut.includes(name) ? [[name, value] as const] : [];
  });
  return (
    <>
      <p className="font-medium">
        {form.pageTitle === null
          ? t('sent.form', { door: t(`doors.${form.door}`) })
          : t('sent.page', { title: form.pageTitle })}
      </p>
      <dl className="my-1 grid gap-x-3 gap-y-0.5">
        {filled.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{landingFields[language][name]}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {!(isConsentTold && form.agreed) && (
        <p className="text-sm text-muted">{t(form.agreed ? 'sent.agreed' : 'sent.notAgreed')}</p>
      )}
    </>
  );
}

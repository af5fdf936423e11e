import type { ComponentProps } from 'react';
import { formFields } from '@shared/marketing/campaigns/scales';
import { pageThemes } from '@shared/marketing/capture/scales';
import { landingFields } from '@shared/marketing/texts/landing-fields';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { FieldError } from '@/ui/controls/fields/field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { captureTexts } from '../texts/capture';
import type { LandingPage } from '../reads';

type Fields = LandingPage['fields'];

interface PageFieldsProps {
  /** The wiring of the last part of the address. */
  slug: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** What is typed of it. */
  typed: string;
  fields: readonly Fields[number][];
  onFields: (fields: Fields) => void;
  error: string | undefined;
  /** The wiring of how it looks. */
  theme: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'>;
  /** The wiring of whether search engines may list it. */
  listed: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
}

/** The address of a page, how it looks, and what its form asks for. */
export function PageFields({ slug, typed, fields, onFields, error, theme, listed }: PageFieldsProps) {
  const tCapture = useTexts(captureTexts);
  const { language } = useLanguage();
  const toggle = (name: Fields[number], isAsked: boolean) =>
    onFields(formFields.filter((one) => (one === name ? isAsked : fields.includes(one))));
  return (
    <>
      <TextField
        label={tCapture('pages.dialog.slug')}
        hint={
          <span className="wrap-anywhere">
            {tCapture('pages.dialog.slugHint', { address: `${location.origin}/l/${typed}` })}
          </span>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...slug}
      />
      <SelectField
        label={tCapture('pages.dialog.theme')}
        hint={tCapture('pages.dialog.themeHint')}
        choices={pageThemes.map((name) => ({ value: name, label: tCapture(`pages.dialog.themes.${name}`) }))}
        {...theme}
      />
      <fieldset aria-describedby={error ? 'page-fields-error' : undefined}>
        <legend className="font-medium">{tCapture('pages.dialog.fields')}</legend>
        <p className="text-sm text-muted">{tCapture('pages.dialog.fieldsHint')}</p>
        <div className="grid sm:grid-cols-2">
          {formFields.map((name) => (
            <CheckboxField
              key={name}
              label={landingFields[language][name]}
              checked={name === 'email' || fields.includes(name)}
              disabled={name === 'email'}
              onChange={({ target }) => toggle(name, target.checked)}
            />
          ))}
        </div>
        {error && <FieldError id="page-fields-error">{error}</FieldError>}
      </fieldset>
      <CheckboxField
        label={tCapture('pages.dialog.listed')}
        hint={tCapture('pages.dialog.listedHint')}
        {...listed}
      />
    </>
  );
}

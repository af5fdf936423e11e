import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { controlLook, Field } from '@/ui/controls/fields/field';
import { companiesTexts } from '../texts/companies';
import { READABLE, textOn } from '@shared/marketing/contrast';

interface ColourFieldProps {
  label: string;
  name: string;
  value: string | null | undefined;
  error?: string | undefined;
  onChange: (colour: string) => void;
}

/** A colour, picked or typed, with a sample of the text on it and its contrast. */
export function ColourField({ label, name, value, error, onChange }: ColourFieldProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const shown = textOn(value);
  const contrast = shown && formatNumber(shown.contrast, language, { maximumFractionDigits: 1 });
  return (
    <div className="grid content-start gap-1.5">
      <Field label={label} error={error} optional>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={t('form.colour.pick', { label })}
              value={shown && value ? value.toLowerCase() : '#808080'}
              onChange={({ target }) => onChange(target.value)}
              className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-muted/70 bg-surface p-1"
            />
            <input
              {...control}
              type="text"
              name={name}
              value={value ?? ''}
              placeholder="#1a2b3c"
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(target.value)}
              className={controlLook('font-mono')}
            />
          </div>
        )}
      </Field>
      {shown && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span
            className="rounded-control px-3 py-1 font-semibold"
            style={{ backgroundColor: value ?? '', color: shown.text }}
          >
            {t('form.colour.sample')}
          </span>
          <span className={shown.contrast < READABLE ? 'text-warning' : 'text-muted'}>
            {t(shown.contrast < READABLE ? 'form.colour.weak' : 'form.colour.contrast', {
              contrast: contrast ?? '',
            })}
          </span>
        </p>
      )}
    </div>
  );
}

import { languages } from '@shared/languages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { commonTexts } from '../texts/common';

/** One button per language; the current one is pressed. */
export function LanguageSwitch() {
  const t = useTexts(commonTexts);
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset aria-label={t('language.label')} className="flex">
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          title={t(`language.${each}`)}
          aria-label={t(`language.${each}`)}
          aria-pressed={each === language}
          onClick={() => void setLanguage(each)}
          className={classNames(
            'min-h-11 min-w-11 rounded-control px-2 text-sm font-semibold uppercase transition-colors duration-150 hover:bg-ink/8',
            each === language
              ? 'text-ink underline decoration-accent decoration-2 underline-offset-4'
              : 'text-muted',
          )}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}

import { type Language, languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../texts/report';

interface ReadingLanguageProps {
  /** The language of the report as it was generated. */
  stored: Language;
  language: Language;
  onChange: (language: Language) => Promise<void>;
}

/** Says which version is read and offers the whole report in the other language. */
export function ReadingLanguage({ stored, language, onChange }: ReadingLanguageProps) {
  const t = useTexts(reportTexts);
  const other = languages.find((one) => one !== language)!;
  return (
    <p className="text-muted">
      {t(language === stored ? 'texts.original' : 'texts.version', {
        language: t(`languages.${language}`),
        stored: t(`languages.${stored}`),
      })}{' '}
      <button
        type="button"
        onClick={() => void onChange(other)}
        className="min-h-11 rounded-control font-medium text-brand underline underline-offset-4 hover:no-underline print:hidden"
      >
        {t(`texts.readIn.${other}`)}
      </button>
    </p>
  );
}

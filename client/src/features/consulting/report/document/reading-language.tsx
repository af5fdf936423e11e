import { type Language, languages } from '@shared/languages';
import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../texts/report';

interface ReadingLanguageProps {
  /** The language of the report as it was generated. */
  stored: Language;
  language: Language;
  /** Whether the head of the page says in which language the report was generated. */
  isSaidAbove: boolean;
  onChange: (language: Language) => Promise<void>;
}

/** Says which version is read and offers the whole report in the other language. */
export function ReadingLanguage({ stored, language, isSaidAbove, onChange }: ReadingLanguageProps) {
  const t = useTexts(reportTexts);
  const other = languages.find((one) => one !== language)!;
  const isOriginal = language === stored;
  // The head says already in which language the original is.
  const said = isOriginal
    ? !isSaidAbove && 'texts.original'
    : isSaidAbove
      ? 'texts.versionOnly'
      : 'texts.version';
  const names = { language: t(`languages.${language}`), stored: t(`languages.${stored}`) };
  return (
    <p className={isSaidAbove ? 'contents' : 'text-muted'}>
      {said && <span className={isSaidAbove ? 'max-sm:hidden' : undefined}>{t(said, names)} </span>}
      <button
        type="button"
        onClick={() => void onChange(other)}
        className="-my-2.5 min-h-11 rounded-control font-medium text-brand underline underline-offset-4 hover:no-underline print:hidden"
      >
        {t(`texts.readIn.${other}`)}
      </button>
    </p>
  );
}

import { figureWords, reportWords } from '@shared/consulting/report/texts/words';
import { useLanguage } from '@/i18n/use-texts';

/** The words of the drawings and the report's texts, in the reader's language. */
export function useFigureWords() {
  const { language } = useLanguage();
  return { language, words: figureWords[language], report: reportWords[language] };
}

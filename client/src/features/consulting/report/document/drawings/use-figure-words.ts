import {
  benchmarkWords,
  figureWords,
  overviewWords,
  projectWords,
  reportWords,
} from '@shared/consulting/report/texts/words';
import { useLanguage } from '@/i18n/use-texts';

/** The words of the drawings, of the model and of the report's texts, in the reader's language. */
export function useFigureWords() {
  const { language } = useLanguage();
  return {
    language,
    words: figureWords[language],
    report: reportWords[language],
    overview: overviewWords[language],
    projects: projectWords[language],
    benchmarks: benchmarkWords[language],
  };
}

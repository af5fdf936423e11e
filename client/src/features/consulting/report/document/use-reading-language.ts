import { useState } from 'react';
import type { CompanyData } from '@shared/consulting/report/company-data';
import type { Report } from '@shared/consulting/report/tables';
import { reportWords } from '@shared/consulting/report/texts/words';
import type { Language } from '@shared/languages';
import { useLanguageState } from '@/i18n/language-provider';

/**
 * The language in which the report is read: the page's, until the reader chooses. A text that somebody wrote instead of
 * having it built is read as it is first, because the other language would not be a translation of it.
 */
export function useReadingLanguage(
  { analysis, language: stored }: Pick<Report, 'analysis' | 'language'>,
  { company }: CompanyData,
) {
  const { dictionaries, language: page } = useLanguageState();
  const [chosen, setChosen] = useState<Language>();
  const isBuilt = analysis.startsWith(reportWords[stored].analysis.title(company.name));
  return {
    language: chosen ?? (isBuilt ? page : stored),
    setLanguage: async (next: Language) => {
      // Without the texts the report would give way to a spinner for a moment.
      await dictionaries.follow(page, next).catch(() => undefined);
      setChosen(next);
    },
  };
}

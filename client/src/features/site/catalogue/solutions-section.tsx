import { Suspense, useRef } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { useSectionLinks } from '../frame/use-section-links';
import { Ledger } from '../layouts/ledger';
import { homeTexts } from '../texts/home';

const Rows = restingPart(async () => (await import('./solution-rows')).SolutionRows);

/** The catalogue on the home page, in short form. */
export function SolutionsSection() {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const rows = useRef<HTMLDivElement>(null);
  useSectionLinks(rows);
  return (
    <Ledger id="soluciones" title={t('solutions.title')} lead={t('solutions.lead')}>
      <div ref={rows}>
        <Suspense>
          <Rows key={language} />
        </Suspense>
      </div>
    </Ledger>
  );
}

import type { ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { PageIntro } from '../page-intro';
import { PlainText } from '../plain-text';
import { SitePage } from '../frame/site-page';
import { operatorTexts } from './texts/operator';

/** The day of the last review of the legal texts against the product. */
const reviewed = '2026-11-21';

export interface LegalSection {
  title: string;
  text: string;
  /** Content after the text: a table, or the operator's details. */
  children?: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const t = useTexts(operatorTexts);
  const { language } = useLanguage();
  return (
    <SitePage>
      <PageIntro title={title} lead={lead} />
      <div className="mx-auto my-6 max-w-content px-4 sm:px-6 md:my-10">
        {sections.map((section) => (
          <div
            key={section.title}
            className="grid gap-x-16 gap-y-3 border-b border-line py-6 md:py-8 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-2xl">{section.title}</h2>
            <div className="grid max-w-3xl gap-3">
              <PlainText text={section.text} />
              {section.children}
            </div>
          </div>
        ))}
        <p className="pt-6 text-sm text-muted">{t('updated', { date: formatDate(reviewed, language) })}</p>
      </div>
    </SitePage>
  );
}

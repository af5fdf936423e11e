import type { ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { PageIntro } from '../page-intro';
import { PlainText } from '../plain-text';
import { SitePage } from '../frame/site-page';
import { operatorTexts } from './texts/operator';

/** The day of the last review of the legal texts against the product. */
const reviewed = '2026-11-29';

export interface LegalSection {
  title: string;
  text: string;
  /** Content after the text, such as the operator's details. */
  children?: ReactNode;
  /** A table, which has the whole width. */
  table?: ReactNode;
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
      <PageIntro title={title} lead={lead} low />
      <div className="mx-auto mt-2 mb-10 max-w-content px-4 sm:px-6 md:mt-4">
        {sections.map((section) => (
          <div
            key={section.title}
            className="grid gap-x-16 gap-y-3 border-b border-line py-6 md:py-8 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-xl">{section.title}</h2>
            <div className="grid max-w-152 gap-3">
              <PlainText text={section.text} />
              {section.children}
            </div>
            {section.table && <div className="mt-3 lg:col-span-2">{section.table}</div>}
          </div>
        ))}
        <p className="pt-6 text-sm text-muted">{t('updated', { date: formatDate(reviewed, language) })}</p>
      </div>
    </SitePage>
  );
}

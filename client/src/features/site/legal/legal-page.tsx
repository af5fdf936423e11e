import type { ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { PageIntro } from '../page-intro';
import { PlainText } from './plain-text';
import { SitePage } from '../frame/site-page';
import { Contents } from './contents';
import { operatorTexts } from './texts/operator';

/** The day of the last review of the legal texts against the product. */
const reviewed = '2026-11-29';

export interface LegalSection {
  /** Names it in addresses. */
  id: string;
  title: string;
  text: string;
  /** Content after the text, such as the operator's details. */
  children?: ReactNode;
  /** A table, which has the whole width of its column. */
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
      <PageIntro
        eyebrow={
          <p className="text-sm font-normal text-muted">
            {t('updated', { date: formatDate(reviewed, language) })}
          </p>
        }
        title={title}
        lead={lead}
        low
      />
      <div className="mx-auto mb-10 grid max-w-content gap-x-16 px-4 sm:px-6 lg:grid-cols-[15rem_1fr]">
        <Contents sections={sections} />
        <div className="min-w-0 md:mt-2">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="grid scroll-mt-[80px] gap-3 border-b border-line py-6 last:border-0 not-has-[table]:max-w-152 md:py-8"
            >
              <h2 className="text-2xl">{section.title}</h2>
              <div className="grid max-w-152 gap-3">
                <PlainText text={section.text} />
                {section.children}
              </div>
              {section.table && <div className="mt-1">{section.table}</div>}
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}

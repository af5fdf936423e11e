import { useId, useState } from 'react';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { buildReport, type ReportTexts } from '@shared/consulting/report/build-report';
import type { Language } from '@shared/languages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/card';
import { reportTexts } from '../../../texts/report';

const parts = ['analysis', 'recommendations', 'aiArchitecture'] as const;

interface StoredTextsProps {
  stored: ReportTexts & { language: Language };
  /** The data for texts in the other language; without them only the stored texts are shown. */
  snapshot?: CompanyData;
}

/**
 * The three texts exactly as stored. A reader in the other language can also have them in it, built from the
 * report's data.
 */
export function StoredTexts({ stored, snapshot }: StoredTextsProps) {
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const [inOwn, setInOwn] = useState(false);
  const differs = stored.language !== language;
  const translation = differs && inOwn && snapshot ? buildReport(snapshot, language) : undefined;
  const texts = translation ?? stored;
  const storedName = t(`languages.${stored.language}`);
  return (
    <>
      {differs && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="max-w-measure text-muted">
            {t(translation ? 'texts.built' : 'texts.otherLanguage', { stored: storedName })}
          </p>
          {snapshot && (
            <Button variant="secondary" className="print:hidden" onClick={() => setInOwn(!inOwn)}>
              {t(translation ? 'texts.readStored' : 'texts.readHere')}
            </Button>
          )}
        </div>
      )}
      <article className="grid gap-4 print:block">
        {parts.map((part) => (
          <TextPart key={part} title={t(`texts.${part}`)} lang={translation ? language : stored.language}>
            {texts[part]}
          </TextPart>
        ))}
      </article>
    </>
  );
}

function TextPart({ title, lang, children }: { title: string; lang: string; children: string }) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="gap-8 sm:p-8 xl:grid xl:grid-cols-[14rem_1fr] print:block print:border-0 print:p-0 print:pb-6"
    >
      <h3
        id={id}
        className="mb-4 break-after-avoid border-b border-line pb-3 text-xl xl:sticky xl:top-24 xl:self-start xl:border-0 print:static"
      >
        {title}
      </h3>
      <p lang={lang} className="max-w-measure wrap-anywhere whitespace-pre-wrap print:max-w-none">
        {children}
      </p>
    </Card>
  );
}

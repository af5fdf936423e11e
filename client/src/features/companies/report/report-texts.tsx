import { useId } from 'react';
import type { Report } from '@shared/companies/tables';
import type { Wire } from '@shared/http/endpoint';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';

const parts = ['analysis', 'recommendations', 'aiArchitecture'] as const;

/** The three sections of a finished report. */
export function ReportTexts({ report }: { report: Wire<Report> }) {
  const t = useTexts('companies');
  return (
    <article className="grid gap-4">
      {parts.map((part) => (
        <ReportPart key={part} title={t(`companies.report.${part}`)} lang={report.language}>
          {report[part]}
        </ReportPart>
      ))}
    </article>
  );
}

function ReportPart({ title, lang, children }: { title: string; lang: string; children: string }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="gap-8 sm:p-8 xl:grid xl:grid-cols-[14rem_1fr]">
      <h3
        id={id}
        className="mb-4 border-b border-line pb-3 text-xl xl:sticky xl:top-24 xl:self-start xl:border-0"
      >
        {title}
      </h3>
      <p lang={lang} className="max-w-measure wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </Card>
  );
}

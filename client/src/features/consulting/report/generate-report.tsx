import { useState } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useReportGeneration } from './generation';

interface GenerateReportProps {
  companyId: number;
  hasReport: boolean;
  onGenerated: () => void;
}

/** The button that makes the report, and the question before it. */
export function GenerateReport({ companyId, hasReport, onGenerated }: GenerateReportProps) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const generation = useReportGeneration(companyId, {
    onGenerated: () => {
      setAsking(false);
      onGenerated();
    },
  });
  return (
    <>
      <Button
        icon="document"
        disabled={hasReport}
        pending={generation.isPending}
        onClick={() => setAsking(true)}
      >
        {t('companies.report.generate')}
      </Button>
      <ConfirmDialog
        open={asking && (generation.isPending || !hasReport)}
        onClose={() => setAsking(false)}
        onConfirm={() => generation.mutate()}
        pending={generation.isPending}
        title={t('companies.report.confirmTitle')}
        description={t('companies.report.notice')}
        confirmLabel={t('companies.report.generateNow')}
      >
        <p className="mb-4 text-muted">
          {t('companies.report.language', { language: t(`companies.report.languages.${language}`) })}
        </p>
      </ConfirmDialog>
    </>
  );
}

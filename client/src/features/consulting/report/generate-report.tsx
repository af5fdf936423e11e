import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../texts/companies';
import { useReportGeneration } from './use-report-generation';

const ShortQuestions = lazy(async () => ({ default: (await import('./before-report')).ShortQuestions }));

interface GenerateReportProps {
  companyId: number;
  hasReport: boolean;
  onGenerated: () => void;
}

/** The button that generates the report, with its confirmation. */
export function GenerateReport({ companyId, hasReport, onGenerated }: GenerateReportProps) {
  const t = useTexts(companiesTexts);
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
        icon={portalIcons.document}
        disabled={hasReport}
        // Where nothing is left to generate, the words beside it say so; only a reader of the page's tree meets it.
        className={hasReport ? 'sr-only' : undefined}
        pending={generation.isPending}
        onClick={() => setAsking(true)}
      >
        {t('report.generate')}
      </Button>
      <ConfirmDialog
        open={asking && (generation.isPending || !hasReport)}
        onClose={() => setAsking(false)}
        onConfirm={() => generation.mutate()}
        pending={generation.isPending}
        title={t('report.confirmTitle')}
        description={t('report.notice')}
        confirmLabel={t('report.generateNow')}
      >
        <Suspense>
          <ShortQuestions companyId={companyId} />
        </Suspense>
        <p className="mb-4 text-muted">
          {t('report.language', { language: t(`report.languages.${language}`) })}
        </p>
      </ConfirmDialog>
    </>
  );
}

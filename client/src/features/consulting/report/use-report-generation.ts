import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reports } from '@shared/consulting/report/endpoints';
import { missingText } from '@shared/consulting/report/missing-text';
import { missingIn } from '@shared/consulting/report/readiness';
import type { Language } from '@shared/languages';
import { say } from '@shared/message';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { refresh } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { companyList, reportOf } from '../reads';
import { companiesTexts } from '../texts/companies';
import { freshCompanyData } from './fresh-company-data';
import { reportMessages } from '@shared/consulting/report/messages';

type CompanyData = Awaited<ReturnType<typeof freshCompanyData>>;

// Another session may have emptied a list since it was loaded here.
function requireReady(data: CompanyData, language: Language) {
  const missing = missingIn(data);
  if (missing.length === 0) return;
  const needs = say(reportMessages['report.notReady'], { missing: missingText(missing, language) });
  throw new Error(messageText(needs, language));
}

/**
 * Builds the report from fresh data in the current language and stores it; `onGenerated` runs when it can be
 * read.
 */
export function useReportGeneration(companyId: number, { onGenerated }: { onGenerated: () => void }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [data, { buildReport }, { fingerprintOf }] = await Promise.all([
        freshCompanyData(client, companyId),
        import('@shared/consulting/report/build-report'),
        import('@shared/consulting/report/fingerprint'),
      ]);
      requireReady(data, language);
      const seen = fingerprintOf(buildReport(data, language));
      return call(reports.create, {}, { companyId, language, isBuilt: true, seen });
    },
    onSuccess: async () => {
      refresh(client, [companyList()]);
      await client.invalidateQueries({ queryKey: reportOf(companyId).queryKey });
      toast({ title: t('report.generated'), description: t('report.generatedText') });
      onGenerated();
    },
    onError: (error) => {
      // Another session may have generated the report meanwhile; then it is shown.
      refresh(client, [reportOf(companyId)]);
      toast({
        variant: 'destructive',
        title: t('report.failed'),
        description: errorText(error),
      });
    },
  });
}

import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import { missingForReport } from '@shared/consulting/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { companiesTexts } from '../../texts/companies';

type Reported = Pick<CompanySummary, 'counts' | 'hasReport'>;

/** The states of a company's report, from the first to the last. */
export const reportStates = ['missing', 'ready', 'done'] as const;

const tones = { done: 'positive', ready: 'info', missing: 'neutral' } as const;

/** Whether a company has its report, is ready for it, or is not. */
export function reportState({ counts, hasReport }: Reported): (typeof reportStates)[number] {
  if (hasReport) return 'done';
  return missingForReport(counts).length > 0 ? 'missing' : 'ready';
}

export function ReportBadge(company: Reported) {
  const t = useTexts(companiesTexts);
  const state = reportState(company);
  return <Badge tone={tones[state]}>{t(`reportState.${state}`)}</Badge>;
}

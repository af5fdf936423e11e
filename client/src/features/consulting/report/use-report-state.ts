import { useQuery } from '@tanstack/react-query';
import { missingForReport, type ReportPart } from '@shared/consulting/report/readiness';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { reportOf, useCompanyLists } from '../reads';

export type ReportState =
  | { name: 'loading' }
  | { name: 'failed'; error: Error; retry: () => void }
  | { name: 'notReady'; missing: ReportPart[] }
  | { name: 'ready' }
  | { name: 'exists'; report: Wire<Report> };

/** Whether mounting retries a failed request for the report. Other parts of the screen share its result. */
interface Asking {
  retryOnMount?: boolean;
}

/** The state of a company's report. A report that fails to load counts as none. */
export function useReportState(companyId: number, { retryOnMount = false }: Asking = {}): ReportState {
  const report = useQuery({ ...reportOf(companyId), retryOnMount });
  const { products, departments, problems, strengths } = useCompanyLists(companyId);
  const lists = [products, departments, problems, strengths];

  if (report.data) return { name: 'exists', report: report.data };
  // `isFetched` stays true while a failed report is fetched again.
  if (!report.isFetched || lists.some((list) => list.isLoading)) return { name: 'loading' };

  const failed = lists.filter((list) => !list.data);
  const [first] = failed;
  if (first?.error) {
    return { name: 'failed', error: first.error, retry: () => failed.forEach((list) => void list.refetch()) };
  }
  const count = (list: { data?: unknown[] }) => list.data?.length ?? 0;
  const missing = missingForReport({
    products: count(products),
    departments: count(departments),
    problems: count(problems),
    strengths: count(strengths),
  });
  return missing.length > 0 ? { name: 'notReady', missing } : { name: 'ready' };
}

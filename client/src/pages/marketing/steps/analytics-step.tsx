import { AnalyticsScreen } from '@/features/marketing/analytics/analytics-screen';
import type { ListedCompany } from '@/features/marketing/reads';

/** The last step of a company: its figures, and the reports of them. */
export const AnalyticsStep = ({ company }: { company: ListedCompany }) => (
  <AnalyticsScreen company={company} />
);

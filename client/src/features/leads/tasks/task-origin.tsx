import { useQuery } from '@tanstack/react-query';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { tasksTexts } from './texts/tasks';

/** The link from a task to the report that it was planned from, if any. */
export function TaskOrigin({ taskId }: { taskId: number }) {
  const t = useTexts(tasksTexts);
  const { data: report } = useQuery(query(leadPlans.ofTask, { id: taskId }));
  if (!report) return null;
  return (
    <p className="text-sm">
      <TextLink to={addressOf(consultingPages.report, { id: report.companyId })} className="wrap-anywhere">
        {t('report', { company: report.companyName })}
      </TextLink>
    </p>
  );
}

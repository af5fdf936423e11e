import { useQuery } from '@tanstack/react-query';
import { dashboardAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { dueTasks } from '../records';
import { tasksTexts } from './texts/tasks';

const tasks = dashboardAddress('tasks');

/** The number of tasks that are overdue or due today, beside the section of tasks. */
export function DueBadge({ to }: { to: string }) {
  return to === tasks && <DueCount />;
}

function DueCount() {
  const t = useTexts(tasksTexts);
  const { data } = useQuery(dueTasks());
  const count = (data?.overdue ?? 0) + (data?.today ?? 0);
  return (
    count > 0 && (
      <span className="ml-auto rounded-full bg-brand px-2 text-sm font-semibold text-on-brand tabular-nums">
        {count} <span className="sr-only">{t('due')}</span>
      </span>
    )
  );
}

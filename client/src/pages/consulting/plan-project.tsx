import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectTasks } from '@shared/consulting/report/projects/planned-tasks';
import type { Project } from '@shared/consulting/report/projects/projects';
import { projectWords } from '@shared/consulting/report/texts/words';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { recordAddress } from '@shared/leads/sections';
import { dayOf, startOfDay } from '@shared/list/periods';
import { reportTexts } from '@/features/consulting/report/texts/report';
import { useRefreshLeads } from '@/features/leads/use-refresh-leads';
import { useUndo } from '@/features/leads/use-undo';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';

interface PlanProjectProps {
  reportId: number;
  project: Project;
}

/** Plans a project of the report as tasks of LEADMANAGER; once it is planned, leads to them. */
export function PlanProject({ reportId, project }: PlanProjectProps) {
  const t = useTexts(reportTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const reading = query(leadPlans.list, { reportId });
  const { data: planned } = useQuery(reading);
  const save = useSave(leadPlans.plan, {
    refreshes: [reading],
    onSaved: ({ act, count }) => {
      tell(act, { title: t('plan.done', { count }) });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('plan.failed'), description: errorText(error) });
      void client.invalidateQueries(reading);
    },
  });

  const words = projectWords[language];
  const titleOf = (step: 'first' | 'review' | 'end', phrase: string | null) =>
    step === 'first'
      ? words.firstStep(project.firstStep)
      : words.task[step](phrase ?? words.project(project.number));
  const plan = () =>
    save.mutate({
      params: { reportId, projectId: project.id },
      body: {
        tasks: projectTasks(project, dayOf(new Date())).map(({ step, phrase, day }) => ({
          step,
          title: titleOf(step, phrase),
          dueAt: startOfDay(day),
        })),
      },
    });

  const own = planned?.find(({ projectId }) => projectId === project.id);
  if (!planned) return null;
  if (own)
    return (
      <ButtonLink variant="secondary" to={recordAddress('tasks', own.taskId)}>
        {t('plan.see')}
      </ButtonLink>
    );
  return (
    <IfMayWrite>
      <Button variant="secondary" pending={save.isPending} onClick={plan}>
        {t('plan.act')}
      </Button>
    </IfMayWrite>
  );
}

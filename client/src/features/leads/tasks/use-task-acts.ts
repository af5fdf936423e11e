import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { addDays, dayOf, startOfDay } from '@shared/list/periods';
import { localOf, momentOf } from '@/lib/values/moments';
import { toast } from '@/lib/toast';
import { clashTexts } from '@/ui/feedback/texts/clash';
import type { Rows } from '../records';
import { saveChanges } from '../save-changes';
import { tasksTexts } from './texts/tasks';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

/** What the acts need to know of a task. */
export type ActedTask = Pick<Rows['tasks'], 'id' | 'version' | 'title' | 'dueAt' | 'isAllDay' | 'doneAt'>;

/** When a task is due after a snooze of some days from today; its time of the day stays. */
export function snoozed(
  { dueAt, isAllDay }: Pick<ActedTask, 'dueAt' | 'isAllDay'>,
  days: number,
  now = new Date(),
) {
  const day = addDays(dayOf(now), days);
  return isAllDay || !dueAt ? startOfDay(day) : momentOf(`${day}T${localOf(dueAt).slice(11)}`);
}

/** What is done with a task in one click; its notice offers to undo. */
export function useTaskActs() {
  const t = useTexts(tasksTexts);
  const tClash = useTexts(clashTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();

  async function change(task: ActedTask, changes: Partial<ActedTask>, title: string) {
    try {
      const { act } = await saveChanges('tasks', task, changes, tClash('title'));
      tell(act, { title, description: task.title });
    } catch (error) {
      toast({ variant: 'destructive', title: t('notChanged'), description: errorText(error as Error) });
    }
    await refresh();
  }
  return {
    toggle: (task: ActedTask) =>
      change(
        task,
        { doneAt: task.doneAt ? null : new Date().toISOString() },
        t(task.doneAt ? 'reopened' : 'finished'),
      ),
    snooze: (task: ActedTask, days: number) => change(task, { dueAt: snoozed(task, days) }, t('snoozed')),
  };
}

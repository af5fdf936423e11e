import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { tasksTexts } from './texts/tasks';
import { type ActedTask, useTaskActs } from './use-task-acts';

/** Puts a task off until tomorrow. */
export function SnoozeButton({ task, tabIndex }: { task: ActedTask; tabIndex?: 0 | -1 }) {
  const t = useTexts(tasksTexts);
  const { snooze } = useTaskActs();
  return (
    <IconButton
      icon={portalIcons.clock}
      label={t('snooze', { title: task.title })}
      tabIndex={tabIndex}
      onClick={() => void snooze(task, 1)}
      className="-my-2"
    />
  );
}

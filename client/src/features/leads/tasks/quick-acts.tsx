import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { tasksTexts } from './texts/tasks';
import { type ActedTask, useTaskActs } from './use-task-acts';

/** The box that ticks a task off at once. */
export function DoneBox({ task, tabIndex }: { task: ActedTask; tabIndex?: 0 | -1 }) {
  const t = useTexts(tasksTexts);
  const { toggle } = useTaskActs();
  const mayWrite = useMayWrite();
  const [isPending, setPending] = useState(false);
  return (
    <label className="-m-2 inline-grid size-11 place-items-center [&_input]:rounded-full">
      <span className="sr-only">{t('done', { title: task.title })}</span>
      <Checkbox
        tabIndex={tabIndex}
        checked={(task.doneAt !== null) !== isPending}
        disabled={isPending || !mayWrite}
        onChange={() => {
          setPending(true);
          void toggle(task).finally(() => setPending(false));
        }}
      />
    </label>
  );
}

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

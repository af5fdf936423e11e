import { useCallback } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useHandler } from '@/lib/use-handler';
import type { Act } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { tasksTexts } from './texts/tasks';
import { useTaskActs } from './use-task-acts';

/** What can be done in a row of the list of tasks. */
export function useRowActs(): { acts?: (task: Rows['tasks']) => Act[] } {
  const t = useTexts(tasksTexts);
  const tRecords = useTexts(recordsTexts);
  const { snooze } = useTaskActs();
  const putOff = useHandler((task: Rows['tasks']) => void snooze(task, 1));
  const mayWrite = useMayWrite();
  const acts = useCallback(
    (task: Rows['tasks']): Act[] => [
      {
        act: 'snooze',
        icon: portalIcons.clock,
        label: t('snooze', { title: task.title }),
        short: tRecords('columns.snooze'),
        idle: task.doneAt !== null,
        onSelect: () => putOff(task),
      },
    ],
    [t, tRecords, putOff],
  );
  return mayWrite ? { acts } : {};
}

import { useMemo } from 'react';
import { priorities } from '@shared/leads/tasks/scales';
import type { Column } from '@/ui/data-table/column';
import { Code } from '../cells';
import { InlineChoice } from '../lists/inline-fields';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { DoneBox } from './done-box';
import { Due } from './due';
import { SnoozeButton } from './snooze-button';
import { useChoices } from '../use-choices';
import { useKeptTexts } from '../use-kept-texts';

/** The columns of the list of tasks. */
export function useTaskColumns(): Column<Rows['tasks']>[] {
  const t = useKeptTexts(recordsTexts);
  const choices = useChoices();
  return useMemo(
    () => [
      { name: 'title', label: t('columns.title'), sortable: true, cell: () => null },
      {
        name: 'isDone',
        label: t('columns.done'),
        sortable: true,
        width: 5.5,
        cell: (task, { tabIndex }) => <DoneBox task={task} tabIndex={tabIndex} />,
        onPhone: true,
      },
      {
        name: 'dueAt',
        label: t('columns.due'),
        sortable: true,
        width: 11,
        cell: (task) => <Due task={task} />,
        summary: (task) => task.dueAt && <Due task={task} />,
      },
      {
        name: 'about',
        label: t('columns.about'),
        sortable: true,
        width: 14,
        cell: ({ about }) => about,
        summary: true,
      },
      {
        name: 'priorityRank',
        label: t('columns.priority'),
        sortable: true,
        cell: ({ priority }) => <Code code={priority} words={t(`priority.${priority}`)} />,
        edit: (row, close) => (
          <InlineChoice
            {...{ row, close, section: 'tasks', field: 'priority', label: t('columns.priority') }}
            choices={choices('priority', priorities)}
          />
        ),
      },
      {
        name: 'snooze',
        label: t('columns.snooze'),
        width: 5.5,
        cell: (task, { tabIndex }) => !task.doneAt && <SnoozeButton task={task} tabIndex={tabIndex} />,
      },
    ],
    [t, choices],
  );
}

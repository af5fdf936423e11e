import { useMemo } from 'react';
import { priorities } from '@shared/leads/tasks/scales';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import type { Column } from '@/ui/data-table/column';
import { Code } from '../values/cells';
import { InlineChoice } from '../lists/columns/inline-fields';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { Stacked } from '@/ui/data-table/rows/stacked';
import { useChoices } from '../values/use-choices';
import { DoneBox } from './quick-acts';
import { Due, DueInBrief } from './due';
import { UrgentMark } from './urgent-mark';

const changes: ColumnChanges<'tasks'> = {
  title: { width: 32, cell: () => null },
  isDone: {
    cell: (task, { tabIndex }) => <DoneBox task={task} tabIndex={tabIndex} />,
    leads: true,
  },
  dueAt: {
    order: 'due',
    width: 9.25,
    cell: (task) => <Due task={task} />,
    summary: (task) => task.dueAt && <DueInBrief task={task} />,
  },
  about: {
    width: 22,
    cell: ({ about }) => about && <Stacked parts={about.split(' · ')} />,
    summary: ({ about, priority }) =>
      (about || priority === 'high') && (
        <>
          {priority === 'high' && <UrgentMark />}
          {about?.split(' · ')[0]}
        </>
      ),
  },
};

/** The columns of the list of tasks; it is sorted by the rank of priorities, and not by their codes. */
export function useTaskColumns(): Column<Rows['tasks']>[] {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const columns = useFieldColumns('tasks', changes);
  const mayWrite = useMayWrite();
  return useMemo(() => {
    const priority: Column<Rows['tasks']> = {
      name: 'priorityRank',
      order: 'scale',
      label: t('fields.priority'),
      sortable: true,
      width: 6.75,
      // The usual one is not worth a word in each row.
      cell: ({ priority }) =>
        priority !== 'medium' && <Code code={priority} words={t(`priority.${priority}`)} />,
      ...(mayWrite && {
        edit: (row: Rows['tasks'], close: () => void) => (
          <InlineChoice
            section="tasks"
            field="priority"
            row={row}
            close={close}
            label={t('fields.priority')}
            choices={choices('priority', priorities)}
          />
        ),
      }),
    };
    // Beside the day, and before the names, which a phone cuts.
    return columns.flatMap((column) => (column.name === 'about' ? [priority, column] : [column]));
  }, [columns, mayWrite, t, choices]);
}

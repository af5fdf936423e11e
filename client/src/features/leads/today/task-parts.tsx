import { IfMayWrite } from '@/lib/session/if-may-write';
import { DoneBox, SnoozeButton } from '../tasks/quick-acts';

interface WaitingTask {
  row: { id: number; version: number; title: string; at: string | null; isAllDay: boolean };
}

const taskOf = ({ id, version, title, at, isAllDay }: WaitingTask['row']) => ({
  id,
  version,
  title,
  isAllDay,
  dueAt: at,
  doneAt: null,
});

/** Ticks off a task that waits. */
export const TaskBox = ({ row }: WaitingTask) => <DoneBox task={taskOf(row)} />;

/** Puts a task that waits off until tomorrow. */
export const TaskActs = ({ row }: WaitingTask) => (
  <IfMayWrite>
    <SnoozeButton task={taskOf(row)} />
  </IfMayWrite>
);

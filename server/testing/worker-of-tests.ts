import { threadId } from 'node:worker_threads';
import { answerTasks } from '../platform/answer-tasks';

/** The task that a pool test gives its worker. */
export interface TaskOfTests {
  say?: string;
  fail?: string;
  hang?: boolean;
  exit?: boolean;
  devour?: boolean;
  name?: boolean;
}

answerTasks(async (task: TaskOfTests) => {
  if (task.fail) throw new TypeError(task.fail);
  if (task.exit) process.exit(3);
  if (task.devour) for (const eaten: number[][] = []; ; ) eaten.push(new Array<number>(100_000).fill(0.5));
  if (task.hang) await new Promise(() => {});
  if (task.name) return `worker ${threadId}`;
  return task.say;
});

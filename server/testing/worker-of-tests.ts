import { answerTasks } from '../platform/workers/answer-tasks';

/** The task that a pool test gives its worker. */
export interface TaskOfTests {
  say?: string;
  fail?: string;
  hang?: boolean;
  exit?: boolean;
  crash?: string;
  devour?: boolean;
  name?: boolean;
}

answerTasks(async (task: TaskOfTests) => {
  if (task.fail) throw new TypeError(task.fail);
  if (task.exit) process.exit(3);
  if (task.crash) {
    process.stderr.write(`${task.crash}\n`);
    process.exit(1);
  }
  if (task.devour) for (const eaten: number[][] = []; ; ) eaten.push(new Array<number>(100_000).fill(0.5));
  if (task.hang) await new Promise(() => {});
  if (task.name) return `worker ${process.pid}`;
  return task.say;
});

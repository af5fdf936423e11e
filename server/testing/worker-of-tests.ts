import { answerTasks } from '../platform/answer-tasks';

/** Does what a test of the pool tells it to. */
answerTasks(async (task: { say?: string; fail?: string; hang?: boolean; exit?: boolean }) => {
  if (task.fail) throw new TypeError(task.fail);
  if (task.exit) process.exit(3);
  if (task.hang) await new Promise(() => {});
  return task.say;
});

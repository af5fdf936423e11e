const opened: (() => Promise<unknown>)[] = [];

/** Has `close` called after the running test. */
export const closeAfterTest = (close: () => Promise<unknown>) => void opened.push(close);

/** Closes what the test opened, in order. `setup.ts` calls it: a hook of a module that several files share would run in the first one only. */
export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

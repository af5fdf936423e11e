const opened: (() => Promise<unknown>)[] = [];

/** Registers `close` to be called after the running test. */
export const closeAfterTest = (close: () => Promise<unknown>) => void opened.push(close);

/**
 * Closes what the test registered, in order. `setup.ts` calls it, because a hook registered by a shared module would
 * run for the first test file only.
 */
export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

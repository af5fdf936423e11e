/** Stops a command for a reason that whoever typed it can mend; its message says all there is to say. */
export class CommandRefused extends Error {}

/** Ends the process with 1 and says why: a stack is written only for what nobody foresaw. */
export function exitBecauseOf(error: unknown): never {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof CommandRefused ? message : stack}\n`);
  process.exit(1);
}

/** Ends a command for a reason that its user can fix; only the message is printed, without a stack. */
export class CommandRefused extends Error {}

/** Prints the error and exits with code 1; the stack is printed only for an unexpected error. */
export function exitBecauseOf(error: unknown): never {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof CommandRefused ? message : stack}\n`);
  process.exit(1);
}

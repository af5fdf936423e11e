import type { EndReason } from './ask-model';
import type { Clock } from './clock';

/** Runs `work` with a signal that aborts with `slow` after its time, and with `cancelled` when the person leaves. */
export async function within<Result>(
  milliseconds: number,
  clock: Clock,
  person: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const done = new AbortController();
  const stop = (reason: EndReason) => own.abort(reason);
  const leave = () => stop('cancelled');
  person.addEventListener('abort', leave, { once: true });
  if (person.aborted) leave();
  void clock.wait(milliseconds, done.signal).then(() => done.signal.aborted || stop('slow'));
  try {
    return await work(own.signal);
  } finally {
    done.abort();
    person.removeEventListener('abort', leave);
  }
}

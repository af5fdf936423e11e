import { urlAt } from '@shared/http/params';
import type { AnswerOf, Wire } from '@shared/http/wire';
import { leadChanges } from '@shared/leads/acts/endpoints';
import { readJson, send } from '@/lib/api/api-client';

/** Milliseconds before it asks again: after an answer that came at once and told nothing, and after a failure. */
const pauses = { early: 1_000, failed: 10_000 };

type Heard = Wire<AnswerOf<typeof leadChanges.next>>;

async function nextChange(after: number | undefined, signal: AbortSignal): Promise<Heard> {
  const url = urlAt(leadChanges.next.path, {}, after === undefined ? {} : { after });
  return (await readJson(await send('GET', url, { signal }))) as Heard;
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** Resolves once the page is seen. */
const seen = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (!document.hidden) return done();
    const end = () => {
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      done();
    };
    const look = () => !document.hidden && end();
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
  });

/** Calls `onChange` whenever somebody else has changed records, until `signal` aborts; while the page is hidden, later. */
export async function followChanges(signal: AbortSignal, onChange: () => void): Promise<void> {
  let known: number | undefined;
  while (!signal.aborted) {
    await seen(signal);
    const began = performance.now();
    const heard = await nextChange(known, signal).catch(() => undefined);
    if (signal.aborted) return;
    const isNew = heard !== undefined && known !== undefined && heard.after > known;
    if (isNew) onChange();
    if (!heard) await pause(pauses.failed, signal);
    else if (!isNew && known !== undefined && performance.now() - began < pauses.early)
      await pause(pauses.early, signal);
    known = heard?.after ?? known;
  }
}

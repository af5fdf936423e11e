import { useRef, useState } from 'react';
import { Clash } from '@/lib/forms/save-changes';
import { same, useDraft, useLeaving } from './use-draft';

/** Milliseconds without typing after which an answer is saved. */
const PAUSE = 2_500;

interface Autosave<Draft> {
  /** What is saved now. */
  saved: Draft;
  /** Sends a draft, and returns what was saved; `seen` is what the draft began with. */
  send: (draft: Draft, seen: Draft) => Promise<Draft>;
  /** Whether a draft is whole; another one waits. */
  canSave?: (draft: Draft) => boolean;
  /** A draft without what cannot be saved yet. */
  asSaved?: (draft: Draft) => Draft;
}

interface Progress {
  is: 'idle' | 'saving' | 'saved' | 'failed';
  error: Error | null;
}
const idle: Progress = { is: 'idle', error: null };

/**
 * A draft that saves itself after a pause, and at once by `flush`. What was typed stays whatever the server says; changes
 * from elsewhere are shown while nothing is typed.
 */
export function useAutosave<Draft>(options: Autosave<Draft>) {
  const { saved, send, canSave = () => true, asSaved = (draft) => draft } = options;
  const { draft, isDirty, latest, type, begin } = useDraft(saved, asSaved);
  const [{ is, error }, setProgress] = useState(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);

  async function flush(): Promise<void> {
    clearTimeout(timer.current);
    const { draft: sent, seen } = latest.current;
    if (isBusy.current || same(sent, seen) || !canSave(sent)) return;
    isBusy.current = true;
    setProgress({ is: 'saving', error: null });
    const failure = await send(sent, seen).then(
      (now) => begin(now, sent),
      (reason: Error) => reason,
    );
    isBusy.current = false;
    setProgress(failure ? { is: 'failed', error: failure } : { is: 'saved', error: null });
    // What was typed while the request was running.
    if (!failure && !same(latest.current.draft, latest.current.seen)) soon();
  }
  function soon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
  }
  function change(next: Draft, { isAtOnce = false }: { isAtOnce?: boolean } = {}) {
    type(next);
    if (!isBusy.current) setProgress(idle);
    if (isAtOnce) void flush();
    else soon();
  }
  useLeaving(isDirty, flush);

  const settling = settle(error, (theirs: Draft, next: Draft) => {
    begin(theirs, theirs);
    type(next);
    setProgress(idle);
    void flush();
  });
  const state = is === 'saved' && isDirty ? 'idle' : is;
  return { draft, change, flush: () => void flush(), isDirty, error, state, ...settling(draft) } as const;
}

/** What others have saved meanwhile, and the choice between it and the draft. */
const settle =
  <Draft>(error: Error | null, go: (theirs: Draft, next: Draft) => void) =>
  (draft: Draft) => {
    const theirs = error instanceof Clash ? (error.current as Draft) : undefined;
    return {
      theirs,
      keepMine: () => theirs !== undefined && go(theirs, draft),
      takeTheirs: () => theirs !== undefined && go(theirs, theirs),
    };
  };

export type SavingState = Progress['is'];

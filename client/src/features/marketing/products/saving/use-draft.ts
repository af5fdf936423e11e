import { useEffect, useRef, useState } from 'react';
import { changedFields } from '@/lib/forms/save-changes';

/** Whether two drafts say the same. */
export const same = (left: unknown, right: unknown) =>
  Object.keys(changedFields({ draft: left }, { draft: right })).length === 0;

/**
 * A draft, and what it began with (`seen`); it follows what is saved as long as nothing is typed. `latest` is known before
 * the next render.
 */
export function useDraft<Draft>(saved: Draft, asSaved: (draft: Draft) => Draft) {
  const [draft, setDraft] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [known, setKnown] = useState(saved);
  const latest = useRef({ draft, seen });
  const isDirty = !same(draft, seen);

  if (!same(known, saved)) {
    setKnown(saved);
    if (!isDirty && !same(asSaved(seen), saved)) {
      setSeen(saved);
      setDraft(saved);
    }
  }
  useEffect(() => {
    latest.current = { draft, seen };
  });

  return {
    draft,
    isDirty,
    latest,
    type: (next: Draft) => {
      latest.current = { ...latest.current, draft: next };
      setDraft(next);
    },
    /** Begins anew with what was saved; what was typed since it was sent stays. */
    begin: (now: Draft, sent: Draft) => {
      const typed = latest.current.draft;
      const next = same(typed, sent) ? now : typed;
      latest.current = { draft: next, seen: now };
      setSeen(now);
      setDraft(next);
    },
  };
}

/** Saves before the field goes, and asks before the page is left with something unsaved. */
export function useLeaving(isDirty: boolean, flush: () => Promise<void>) {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => () => void latest.current(), []);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

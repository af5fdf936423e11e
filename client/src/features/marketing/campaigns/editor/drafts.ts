import { useEffect, useSyncExternalStore } from 'react';
import type { Text } from './places';

/** What was typed at a place and is not saved, and the text that stood there when the typing began. */
export interface Draft {
  text: Text;
  before: Text;
}

let drafts: ReadonlyMap<string, Draft> = new Map();
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<string, Draft>) {
  drafts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keyOf = (campaign: number, at: string) => `${campaign}/${at}`;

/** Keeps what was typed until it is saved or dropped, whatever answers arrive and whichever screen is opened. */
export function keepDraft(campaign: number, at: string, draft: Draft): void {
  change(new Map(drafts).set(keyOf(campaign, at), draft));
}

export function dropDraft(campaign: number, at: string): void {
  const next = new Map(drafts);
  if (next.delete(keyOf(campaign, at))) change(next);
}

const useDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => drafts,
    () => drafts,
  );

/** What was typed at a place and is not saved. */
export const useDraft = (campaign: number, at: string): Draft | undefined =>
  useDrafts().get(keyOf(campaign, at));

/** Asks before the page is left while something that was typed is not saved. */
export function useLeavingWarning() {
  const isWaiting = useDrafts().size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isWaiting]);
}

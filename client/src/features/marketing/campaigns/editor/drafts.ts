import { useEffect } from 'react';
import { accountStore } from '@/lib/account-store';
import type { Text } from './places';

/** What was typed at a place and is not saved, and the text that stood there when the typing began. */
export interface Draft {
  text: Text;
  before: Text;
}

const drafts = accountStore<ReadonlyMap<string, Draft>>(new Map());

const keyOf = (campaign: number, at: string) => `${campaign}/${at}`;

/** Keeps what was typed until it is saved or dropped, whatever answers arrive and whichever screen is opened. */
export function keepDraft(campaign: number, at: string, draft: Draft): void {
  drafts.set(new Map(drafts.get()).set(keyOf(campaign, at), draft));
}

export function dropDraft(campaign: number, at: string): void {
  const next = new Map(drafts.get());
  if (next.delete(keyOf(campaign, at))) drafts.set(next);
}

/** What was typed at a place and is not saved. */
export const useDraft = (campaign: number, at: string): Draft | undefined =>
  drafts.use().get(keyOf(campaign, at));

/** Whether something was typed in a campaign and is not saved. */
export const useHasDraft = (campaign: number): boolean =>
  [...drafts.use().keys()].some((key) => key.startsWith(keyOf(campaign, '')));

/** Asks before the page is left while something that was typed is not saved. */
export function useLeavingWarning() {
  const isWaiting = drafts.use().size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isWaiting]);
}

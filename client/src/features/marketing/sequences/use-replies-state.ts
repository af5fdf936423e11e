import { messageStatuses } from '@shared/marketing/sequences/scales';
import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

/** The parts of the step. */
export const repliesViews = ['sequences', 'mails', 'blocked', 'answers'] as const;

const addressFields = {
  view: oneOfThese(repliesViews),
  sequence: anyText,
  /** Which mails are shown; all of them without it. */
  status: oneOfThese(['', ...messageStatuses]),
};

/** What the address says about the step: the part, the sequence, and which of its mails. */
export function useRepliesState() {
  const { state, change } = useListState(addressFields);
  return { state, change, sequenceId: idIn(state.sequence) };
}

import { useMemo, useState } from 'react';

/** The ticked rows of a list. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** All rows that match the list's search and filters are ticked, also those that have not been loaded. */
  isAllMatching: boolean;
  /** Replaces the ticked ids, and ends `isAllMatching`. */
  tick: (ids: Iterable<number>) => void;
  tickAllMatching: () => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The ticked rows, none at first. They are forgotten when the `question`, the list's search and filters, changes. */
export function useSelection(question: string): Selection {
  const [state, setState] = useState({ question, ids: none, isAllMatching: false });
  if (state.question !== question) setState({ question, ids: none, isAllMatching: false });
  return useMemo(
    () => ({
      ids: state.ids,
      isAllMatching: state.isAllMatching,
      tick: (ids) => setState((before) => ({ ...before, ids: new Set(ids), isAllMatching: false })),
      tickAllMatching: () => setState((before) => ({ ...before, isAllMatching: true })),
      clear: () => setState((before) => ({ ...before, ids: none, isAllMatching: false })),
    }),
    [state],
  );
}

import { createContext, use, useEffect } from 'react';

/** The question around an answer: whether it is open, and how it opens. */
interface Unfolding {
  isOpen: boolean;
  open: () => void;
}

/** A question that cannot be folded has none. */
export const UnfoldingContext = createContext<Unfolding | null>(null);

/** Keeps a question open as long as something in it is not saved, so that no typed text goes out of sight. */
export function useUnfolded(isUnsaved: boolean) {
  const around = use(UnfoldingContext);
  const isHidden = around?.isOpen === false;
  const open = around?.open;
  useEffect(() => {
    if (isUnsaved && isHidden) open?.();
  }, [isUnsaved, isHidden, open]);
}

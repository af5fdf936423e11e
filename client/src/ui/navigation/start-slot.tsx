import { createContext, type ReactNode, useContext } from 'react';

/** Draws the first steps of a portal; `onFirst` takes the first one on the screen itself. */
type DrawStart = (onFirst: (() => void) | undefined) => ReactNode;

const StartContext = createContext<DrawStart | null>(null);

/** Gives the empty lists within it the first steps of their portal. */
export const StartProvider = StartContext.Provider;

/** Shows the first steps in an empty list, where a page gives some. */
export function StartSlot({ onFirst }: { onFirst?: () => void }) {
  const drawStart = useContext(StartContext);
  return drawStart?.(onFirst);
}

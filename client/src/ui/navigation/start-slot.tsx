import { type ComponentType, createContext, useContext } from 'react';

/** The first steps of a portal; `onFirst` takes the first one on the screen itself. */
type Start = ComponentType<{ onFirst?: (() => void) | undefined }>;

const StartContext = createContext<Start | null>(null);

/** Gives the empty lists within it the first steps of their portal. */
export const StartProvider = StartContext.Provider;

/** Shows the first steps in an empty list, where a page gives some. */
export function StartSlot({ onFirst }: { onFirst?: () => void }) {
  const Start = useContext(StartContext);
  return Start && <Start onFirst={onFirst} />;
}

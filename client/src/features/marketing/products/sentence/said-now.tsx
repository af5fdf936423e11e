import { createContext, type ReactNode, use, useState } from 'react';

const SaidNow = createContext(true);

/** Whether the sentence of a question is said below its fields; always, where no question decides. */
export const useSaidNow = () => use(SaidNow);

/**
 * The fields of a question. Its sentence is said from when somebody begins to answer: before, it would say again what
 * stands in the fields. It stays then, so that nothing moves under the pointer as it goes on to another question.
 */
export function SaidWhileAnswered({ children }: { children: ReactNode }) {
  const [isSaid, setSaid] = useState(false);
  return (
    <SaidNow value={isSaid}>
      <div
        className="grid gap-2"
        // A button takes the focus before the pointer is let go, and would move away from under it.
        onFocus={({ target }) => target.matches('[data-answer]') && setSaid(true)}
        onChange={() => setSaid(true)}
      >
        {children}
      </div>
    </SaidNow>
  );
}

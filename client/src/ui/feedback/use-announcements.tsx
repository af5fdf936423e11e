import { useState } from 'react';

/** A function that announces a change to screen readers, and the live region that the page must render. */
export function useAnnouncements() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  return {
    announce: (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    // A screen reader repeats the same text only if the content of the region differs.
    region: (
      <div aria-live="polite" className="sr-only">
        {said.turn % 2 === 0 ? said.text : `${said.text}\u00a0`}
      </div>
    ),
  };
}

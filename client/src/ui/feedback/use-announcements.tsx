import { useState } from 'react';

/** Tells those who listen what has just changed: a function, and the region that must stand in the page. */
export function useAnnouncements() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  return {
    announce: (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    // The same words twice are only heard twice if the region differs.
    region: (
      <div aria-live="polite" className="sr-only">
        {said.turn % 2 === 0 ? said.text : `${said.text}\u00a0`}
      </div>
    ),
  };
}

import type { ReactNode } from 'react';

/** The first part over the others, in the room of one row; parts that are missing take none. */
export function Stacked({ parts = [] }: { parts: readonly ReactNode[] | undefined }) {
  const [first, ...others] = parts.filter(Boolean);
  return (
    <span className="block text-sm leading-tight">
      <span className="block truncate">{first}</span>
      {others.length > 0 && <span className="block truncate text-muted">{joined(others)}</span>}
    </span>
  );
}

const joined = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]));

/** The first part over the others, in the room of one row. */
export const Stacked = ({ parts: [first, ...others] = [] }: { parts: string[] | undefined }) => (
  <span className="block text-sm leading-tight">
    <span className="block truncate">{first}</span>
    {others.length > 0 && <span className="block truncate text-muted">{others.join(' · ')}</span>}
  </span>
);

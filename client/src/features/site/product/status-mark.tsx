/** The mark of where a product stands, in the colour of what it stands in. */
export const StatusMark = ({ filled = false, children }: { filled?: boolean; children: string }) => (
  <span
    className={`rounded-full border px-3 py-0.5 text-sm font-medium whitespace-nowrap ${filled ? 'bg-current/10' : ''}`}
  >
    {children}
  </span>
);

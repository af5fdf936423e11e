/** The mark of a product that is not available yet. */
export const SoonMark = ({ children }: { children: string }) => (
  <span className="rounded-full border px-3 py-0.5 text-sm font-medium whitespace-nowrap">{children}</span>
);

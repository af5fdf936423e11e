/** A badge above a hero's title for a product that is not available yet. */
export const SoonMark = ({ children }: { children: string }) => (
  <span className="rounded-full border px-3 py-1 text-sm">{children}</span>
);

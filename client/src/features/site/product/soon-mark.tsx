/** Says above a hero's title that the product is not there yet. */
export const SoonMark = ({ children }: { children: string }) => (
  <span className="rounded-full border px-3 py-1 text-sm">{children}</span>
);

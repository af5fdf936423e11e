/** What was told about an item beside its text, in small print. */
export const ToldFacts = ({ facts }: { facts: readonly (string | null)[] }) => {
  const told = facts.filter((fact) => fact !== null);
  if (told.length === 0) return null;
  return (
    <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {told.map((fact) => (
        <li key={fact} className="min-w-0 wrap-anywhere">
          {fact}
        </li>
      ))}
    </ul>
  );
};

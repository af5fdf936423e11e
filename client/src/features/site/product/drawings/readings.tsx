interface ReadingsProps {
  title: string;
  /** Name and value of each row. */
  rows: readonly (readonly [name: string, value: string])[];
  /** The last row, set apart. */
  total?: readonly [name: string, value: string];
}

/** The numbers of an example beside its drawing, as ruled rows. */
export const Readings = ({ title, rows, total }: ReadingsProps) => (
  <div className="self-center">
    <p className="border-b border-ink pb-2 font-semibold">{title}</p>
    {rows.map(([name, value]) => (
      <p key={name} className="flex justify-between gap-4 border-b border-line py-2">
        <span className="text-muted">{name}</span>
        <span className="text-right whitespace-nowrap tabular-nums">{value}</span>
      </p>
    ))}
    {total && (
      <p className="flex justify-between gap-4 py-2 font-bold">
        <span>{total[0]}</span>
        <span className="text-brand tabular-nums">{total[1]}</span>
      </p>
    )}
  </div>
);

interface CountBarsProps {
  caption: string;
  /** `look` is the background of the bar. */
  rows: { name: string; count: number; look: string }[];
}

/** Counts as bars, each with its name and number, which screen readers read as a table. */
export function CountBars({ caption, rows }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full break-inside-avoid text-sm">
      <caption className="mb-1 text-left font-medium">{caption}</caption>
      <tbody>
        {rows.map(({ name, count, look }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="w-full py-1 text-left font-normal text-muted">
              {name}
              <span
                aria-hidden
                className={`mt-0.5 block h-2 rounded-full ${count > 0 ? look : 'bg-line'}`}
                style={{ width: `${Math.max(2, (100 * count) / most)}%` }}
              />
            </th>
            <td className="py-1 pl-3 text-right font-semibold tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

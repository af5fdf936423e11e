import type { ReactNode } from 'react';
import { useMayWrite } from '@/lib/session/use-may-write';

interface OfferedRow {
  id: number;
  name: string;
  facts: string;
}

interface OfferedRowsProps<Row> {
  title: string;
  hint: string;
  rows: readonly Row[];
  actOf: (row: Row) => ReactNode;
  /** What stands under a row. */
  below?: (row: Row) => ReactNode;
}

/** What another portal knows and this one does not, one row each; nothing where there is none, and for a reader. */
export function OfferedRows<Row extends OfferedRow>({
  title,
  hint,
  rows,
  actOf,
  below,
}: OfferedRowsProps<Row>) {
  const mayWrite = useMayWrite();
  if (!mayWrite || rows.length === 0) return null;
  return (
    <section aria-label={title} className="mb-4 grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{hint}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <li key={row.id} className="px-4 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 grow basis-48">
                <p className="font-medium wrap-anywhere">{row.name}</p>
                <p className="text-sm text-muted wrap-anywhere">{row.facts}</p>
              </div>
              {actOf(row)}
            </div>
            {below?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { factColumns, offeringColumns } from './offering-row';

/** The names of a group's columns on a wide screen; each row repeats them for screen readers. */
export const ColumnNames = ({ facts }: { facts: readonly string[] }) => (
  <div aria-hidden className={`mt-2 hidden gap-x-6 text-sm text-muted lg:grid ${offeringColumns}`}>
    <span />
    <div className={`grid gap-x-6 ${factColumns[facts.length as 2 | 3]}`}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  </div>
);

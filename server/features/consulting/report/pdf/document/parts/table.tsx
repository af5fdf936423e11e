import { View } from '@react-pdf/renderer';
import { Fragment, type ReactNode } from 'react';
import { styles } from '../look';
import { Say } from '../say';
import { Heading } from './heading';
import { linesIn, onOnePage } from './lines';

export interface Column {
  title: string;
  /** Points. */
  width: number;
}

export interface TableRow {
  key: string | number;
  /** A text, or what is drawn in its place. */
  cells: (string | ReactNode)[];
  /** A long text of the row, over the whole width below its cells. */
  below?: string;
  /** Whether the next row belongs to this one, so that no line divides them. */
  continues?: boolean;
  /** Whether the next row stands on the same page. */
  staysWithNext?: boolean;
}

interface TableProps {
  heading: string;
  columns: Column[];
  rows: TableRow[];
  /** What belongs to the table after its last row, and stands alone where there are no rows. */
  after?: ReactNode;
}

/** The size of the texts in a table. */
export const fontSize = 9;
const gap = 8;
/** Points of the lines that stay with the row above them. */
const fewLines = 36;

/** Points that keep a row with the next one: less than a line, so that nothing else is kept. */
const hold = 8;

/**
 * A table; the names of its columns stand again at the top of each page on which it continues. Its heading stays with
 * the first two rows and its last two rows stay together, so that no page has a single row, and a row stays on one page
 * if it fits.
 */
export const Table = ({ heading, columns, rows, after }: TableProps) => {
  if (rows.length === 0) return after;
  const isHeld = (index: number) =>
    index === 0 || index === rows.length - 2 || (after !== undefined && index === rows.length - 1);
  return (
    <View>
      <BreakBefore />
      <Heading text={heading} />
      <View
        style={[styles.row, styles.rule, { paddingBottom: 3 }]}
        wrap={false}
        fixed
        minPresenceAhead={hold}
      >
        {columns.map(({ title, width }, index) => (
          <Say key={index} style={[styles.note, cell, { width }]}>
            {title}
          </Say>
        ))}
      </View>
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          <Row row={row} columns={columns} isHeld={isHeld(index) || row.staysWithNext === true} />
          <Below text={row.below} isHeld={isHeld(index)} />
        </Fragment>
      ))}
      {after}
    </View>
  );
};

/** A place where the page may end: the renderer keeps nothing together before the first one in a box. */
const BreakBefore = () => <View style={{ height: 0 }} wrap={false} />;

interface RowProps {
  row: TableRow;
  columns: Column[];
  /** Whether it stays with the row after it. */
  isHeld: boolean;
}

const Row = ({ row, columns, isHeld }: RowProps) => (
  <View
    style={[styles.row, row.continues || row.below ? {} : styles.rule, { paddingVertical: 4 }]}
    wrap={!fits(row, columns)}
    minPresenceAhead={row.below ? fewLines : isHeld ? hold : 0}
  >
    {columns.map(({ width }, index) => {
      const content = row.cells[index];
      return (
        <View key={index} style={[cell, { width }]}>
          {typeof content === 'string' ? (
            <Say style={{ fontSize, lineHeight: 1.35 }}>{content}</Say>
          ) : (
            content
          )}
        </View>
      );
    })}
  </View>
);

const Below = ({ text, isHeld }: { text: string | undefined; isHeld: boolean }) =>
  text === undefined ? null : (
    <View style={[styles.rule, { paddingBottom: 4 }]} minPresenceAhead={isHeld ? hold : 0}>
      <Say style={{ fontSize, lineHeight: 1.35 }}>{text}</Say>
    </View>
  );

/** Whether a row surely fits on a page; what is drawn in a cell does. */
const fits = ({ cells }: TableRow, columns: Column[]) =>
  cells.every(
    (content, index) =>
      typeof content !== 'string' ||
      linesIn(content, (columns[index]?.width ?? 0) - gap, fontSize) <= onOnePage,
  );

const cell = { paddingRight: gap } as const;

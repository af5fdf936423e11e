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
}

interface TableProps {
  heading: string;
  columns: Column[];
  rows: TableRow[];
}

/** The size of the texts in a table. */
export const fontSize = 9;
const gap = 8;
/** Points of the lines that stay with the row above them. */
const fewLines = 36;

/** A table; its heading and the names of its columns stay with the first row, and a row on one page if it fits. */
export const Table = ({ heading, columns, rows: [first, ...rest] }: TableProps) => {
  if (!first) return null;
  const isShort = fits(first, columns);
  return (
    <>
      <View wrap={!isShort}>
        <Heading text={heading} />
        <View style={[styles.row, styles.rule, { paddingBottom: 3 }]} wrap={false}>
          {columns.map(({ title, width }, index) => (
            <Say key={index} style={[styles.note, cell, { width }]}>
              {title}
            </Say>
          ))}
        </View>
        <Row row={first} columns={columns} />
      </View>
      <Below text={first.below} />
      {rest.map((row) => (
        <Fragment key={row.key}>
          <Row row={row} columns={columns} />
          <Below text={row.below} />
        </Fragment>
      ))}
    </>
  );
};

const Row = ({ row, columns }: { row: TableRow; columns: Column[] }) => (
  <View
    style={[styles.row, row.continues || row.below ? {} : styles.rule, { paddingVertical: 4 }]}
    wrap={!fits(row, columns)}
    minPresenceAhead={row.below ? fewLines : 0}
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

const Below = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <View style={[styles.rule, { paddingBottom: 4 }]}>
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

import type { Readable } from 'node:stream';
import type { CsvError, Options, Parser } from 'csv-parse';
import { type Delimiter, delimiterLine } from '../../../../shared/imports/find-delimiter';
import { importMessages } from '../../../../shared/imports/messages';
import { importLimits } from '../../../../shared/imports/scales';
import { say } from '../../../../shared/message';
import { invalid } from '../../http/errors';

/** A row of a file: the line on which it begins, from 1, and its cells. */
export interface FileRecord {
  line: number;
  cells: string[];
}

const breaksIn = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Adds line numbers to rows; csv-parse counts a quoted line break of two characters twice. */
class LineCounter {
  next = 1;

  number(cells: string[]): FileRecord {
    const line = this.next;
    this.next = cells.reduce((lines, cell) => lines + breaksIn(cell), line + 1);
    return { line, cells };
  }
}

const cellTooLong = (line: number) =>
  invalid({ file: say(importMessages['file.cell'], { line, max: importLimits.cell }) });

/** The message about an error in the row that begins on a line. */
function refusalOf(error: Error, line: number): Error {
  const { code } = error as CsvError;
  if (code === 'CSV_MAX_RECORD_SIZE') return cellTooLong(line);
  if (code !== 'CSV_QUOTE_NOT_CLOSED') return error;
  return invalid({ file: say(importMessages['file.unclosed'], { line }) });
}

async function parserOf(delimiter: Delimiter, counter: LineCounter): Promise<Parser> {
  const { parse } = await import('csv-parse');
  const options = {
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: importLimits.cell * 10,
    on_record: (record: string[]) => counter.number(record),
  };
  // The types of csv-parse cannot express rows without column names.
  return parse(options as unknown as Options);
}

const isStatement = ({ line, cells }: FileRecord) => line === 1 && delimiterLine.test(cells[0] ?? '');

/** The non-empty rows of a CSV table; throws 400 if the file cannot be read. */
export async function* csvRecords(text: Readable, delimiter: Delimiter): AsyncGenerator<FileRecord> {
  const counter = new LineCounter();
  const parser = await parserOf(delimiter, counter);
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of text.pipe(parser) as AsyncIterable<FileRecord>) {
      if (record.cells.some(({ length }) => length > importLimits.cell)) throw cellTooLong(record.line);
      if (!isStatement(record) && record.cells.some((cell) => cell.trim() !== '')) yield record;
    }
  } catch (error) {
    throw refusalOf(error as Error, counter.next);
  } finally {
    text.destroy();
  }
}

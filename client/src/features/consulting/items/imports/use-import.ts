import { useDeferredValue, useMemo, useState } from 'react';
import type { KnownItems } from './reading/read-cell';
import { type ImportRow, readImport } from './reading/read-import';
import { importLimit } from '@shared/consulting/scales';
import { ApiError } from '@/lib/api/api-client';
import type { CompanyList } from '@shared/consulting/items/lists';

type Refusals = Record<number, Record<string, string>>;

/** The problems of a row by field, as texts or message keys. */
export interface RowProblems {
  keys: Record<string, string>;
  texts: Record<string, string>;
}

/** The server's errors by line of the row: `items.3.name` is the name of the fourth row sent. */
function refusalsIn(error: Error, sent: readonly { line: number }[]): Refusals {
  const refusals: Refusals = {};
  for (const [path, text] of Object.entries(error instanceof ApiError ? (error.fields ?? {}) : {})) {
    const [, index = '', field = ''] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
    const row = sent[Number(index)];
    if (field && row) refusals[row.line] = { ...refusals[row.line], [field]: text };
  }
  return refusals;
}

/** What a text says; read anew for another text or other items that it may name. */
const useRead = (kind: CompanyList, text: string, { departments, contacts }: KnownItems) =>
  useMemo(() => readImport(kind, text, { departments, contacts }), [kind, text, departments, contacts]);

/** The state of an import: the rows of the pasted text, those that are left out, and the problems of each. */
export function useImport(kind: CompanyList, known: KnownItems) {
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState<Refusals>({});
  // The input renders first; a long text is parsed after it.
  const settled = useDeferredValue(text);
  const read = useRead(kind, settled, known);

  const isTaken = (row: ImportRow<CompanyList>) => !leftOut.has(row.line);
  const taken = read.rows.filter(isTaken);
  const isWrong = (row: ImportRow<CompanyList>) => !row.item || refusals[row.line] !== undefined;
  const wrong = taken.filter(isWrong);

  function leaveOut(rows: readonly { line: number }[]) {
    setLeftOut(new Set([...leftOut, ...rows.map(({ line }) => line)]));
  }

  return {
    text,
    write: (next: string) => {
      setText(next);
      setLeftOut(new Set());
      setRefusals({});
    },
    read,
    taken,
    wrong,
    isTaken,
    isWrong,
    problemsOf: (row: ImportRow<CompanyList>): RowProblems => ({
      keys: row.problems,
      texts: refusals[row.line] ?? {},
    }),
    toggle: (row: ImportRow<CompanyList>) => {
      const next = new Set(leftOut);
      if (!next.delete(row.line)) next.add(row.line);
      setLeftOut(next);
    },
    leaveOutWrong: () => leaveOut(wrong),
    leaveOutRest: () => leaveOut(taken.slice(importLimit)),
    refuse: (error: Error) => setRefusals(refusalsIn(error, taken)),
    isReady: settled === text && taken.length > 0 && taken.length <= importLimit && wrong.length === 0,
  };
}

export type Import = ReturnType<typeof useImport>;

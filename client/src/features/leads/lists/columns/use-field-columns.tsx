import { type ReactNode, useCallback, useMemo } from 'react';
import {
  type AnyFields,
  type FieldLine,
  inOrder,
  type NameIn,
  namesIn,
  plainText,
  type ValueKind,
} from '@shared/leads/fields/field-table';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { Fields } from '@/lib/forms/save-changes';
import { useMayWrite } from '@/lib/session/use-may-write';
import type { Column } from '@/ui/data-table/column';
import { type BuiltInFields, builtInFields, codeWord, fieldOrders, labelOf } from '../../built-in-fields';
import { useMembers } from '../../assigning/use-members';
import { Code, Day } from '../../values/cells';
import type { Rows } from '../../records';
import { recordsTexts } from '../../texts/records';
import { useChoices } from '../../values/use-choices';
import { useValueText } from '../../values/use-value-text';
import { InlineChoice, InlineDay, InlineMember } from './inline-fields';

/** What a list shows of a field otherwise than its kind says. */
export type ColumnChanges<Of extends RecordSection> = {
  [Name in NameIn<'column' | 'further', BuiltInFields[Of]>]?: Partial<Column<Rows[Of]>>;
};

/** How an order is put into words, where the kind of a value says it; a text is sorted by its letters. */
const orders: Partial<Record<ValueKind, NonNullable<Column<never>['order']>>> = {
  time: 'time',
  date: 'due',
  choice: 'scale',
  stage: 'scale',
  boolean: 'scale',
};

const isAtEnd = (kind: ValueKind) => kind === 'number' || kind === 'money';

/** The columns of a section's list: a field's cell, order and form as its kind has them, besides what is said. */
export function useFieldColumns<Of extends RecordSection>(
  section: Of,
  changes: ColumnChanges<Of>,
): Column<Rows[Of]>[] {
  const t = useTexts(recordsTexts);
  const { isShared } = useMembers();
  const mayWrite = useMayWrite();
  const cellOf = useCells();
  const editOf = useEdits();
  return useMemo(() => {
    const fields: AnyFields = builtInFields[section];
    const changed: Partial<Record<string, Partial<Column<Rows[Of]>>>> = changes;
    const shown = inOrder<string>(namesIn('column', fields), fieldOrders[section].column);
    const names = [...shown, ...namesIn('further', fields)];
    return names
      .filter((name) => isShared || fields[name]?.kind !== 'member')
      .map((name) => {
        const line = fields[name] as FieldLine;
        const used = line.in ?? [];
        const label = labelOf(name, line);
        const column: Column<Rows[Of]> = {
          name,
          label: label ? t(label) : name,
          cell: (row) => cellOf(name, line, (row as Fields)[name]),
          ...(used.includes('sort') && { sortable: true }),
          order: orders[line.kind],
          ...(isAtEnd(line.kind) && { align: 'end', descendingFirst: true }),
          ...(used.includes('further') && { further: true }),
          ...changed[name],
        };
        return mayWrite && used.includes('edit')
          ? { edit: editOf(section, name, line, column.label), ...column }
          : column;
      });
  }, [section, changes, t, isShared, mayWrite, cellOf, editOf]);
}

/** The value of a field in a list. */
function useCells() {
  const t = useTexts(recordsTexts);
  const textOf = useValueText();
  const { nameOf } = useMembers();
  return useMemo(
    () =>
      (name: string, line: FieldLine, value: unknown): ReactNode => {
        if (value === null || value === undefined) return null;
        switch (line.kind) {
          case 'choice':
            return <Code code={plainText(value)} words={t(codeWord(name, line, plainText(value)))} />;
          case 'time':
          case 'date':
            return <Day at={plainText(value)} isShort />;
          case 'member':
            return nameOf(Number(value));
          case 'percent':
            return textOf(line.kind, value);
          default:
            return typeof value === 'number' ? value : plainText(value);
        }
      },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language, and so do both
    [t, nameOf],
  );
}

/** The form that replaces the cell of a field which is edited in the list. */
function useEdits() {
  const choices = useChoices();
  return useCallback(
    <Of extends RecordSection>(
      section: Of,
      name: string,
      { kind, words, choices: codes = [] }: FieldLine,
      label: string,
    ) =>
      (row: Rows[Of], close: () => void): ReactNode => {
        const edited = { section, row, field: name, label, close };
        if (kind === 'member') return <InlineMember {...edited} />;
        return kind === 'choice' ? (
          <InlineChoice {...edited} choices={choices(words ?? name, codes)} />
        ) : (
          <InlineDay {...edited} />
        );
      },
    [choices],
  );
}

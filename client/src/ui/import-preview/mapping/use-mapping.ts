import { useState } from 'react';
import { importMessages } from '@shared/imports/messages';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import type { ImportKind, ShownImport } from '../import-kind';
import { useKeptImport } from '../run/use-import';
import { importTexts } from '../texts/import';
import { type Mapped, takenTwice } from './targets';

const ofColumn = (path: string) => Number(/^columns\.(\d+)/.exec(path)?.[1] ?? -1);

type Refusals = Record<string, string>;

const without = (refused: Refusals, isSolved: (path: string) => boolean): Refusals =>
  Object.fromEntries(Object.entries(refused).filter(([path]) => !isSolved(path)));

const givenIn = (refused: Refusals): Refusals =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([path, why]) =>
      path.startsWith('given.') ? [[path.slice('given.'.length), why]] : [],
    ),
  );

/** An empty value is no answer. */
function withGiven(mapping: ShownImport['mapping'], field: string, value: string): ShownImport['mapping'] {
  const { [field]: _, ...others } = mapping.given ?? {};
  return { ...mapping, given: value === '' ? others : { ...others, [field]: value } };
}

/** A value for all rows counts only where no column goes into its field. */
function withoutRepeated(mapping: ShownImport['mapping']): ShownImport['mapping'] {
  const taken = mapping.columns.map((mapped) => (mapped.to === 'field' ? mapped.field : ''));
  const given = Object.entries(mapping.given ?? {}).filter(([field]) => !taken.includes(field));
  return { ...mapping, ...(mapping.given && { given: Object.fromEntries(given) }) };
}

/** A mapping while it is edited, what is wrong with it, and the request that has its rows checked. */
export function useMapping(kind: ImportKind, detail: ShownImport, onChecking: () => void) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const keep = useKeptImport(kind);
  const [mapping, setMapping] = useState(detail.mapping);
  const [refused, setRefused] = useState<Refusals>({});
  const twice = takenTwice(mapping.columns, detail.fields);

  const check = useSaving(() => call(kind.endpoints.mapping, { id: detail.id }, withoutRepeated(mapping)), {
    onSaved: (checking) => {
      keep(checking);
      onChecking();
    },
    onFailed: (error) => {
      setRefused((error instanceof ApiError && error.fields) || {});
      toast({ variant: 'destructive', title: t('mapping.failed'), description: errorText(error) });
    },
  });

  return {
    mapping,
    check,
    change: (part: Partial<Omit<typeof mapping, 'columns' | 'entity'>>) => {
      setRefused((before) => without(before, (path) => path === 'system'));
      setMapping({ ...mapping, ...part });
    },
    /** Answers for all rows what no column says. */
    give: (field: string, value: string) => {
      setRefused((before) => without(before, (path) => path === `given.${field}`));
      setMapping(withGiven(mapping, field, value));
    },
    /** What is wrong with the values for all rows, by field. */
    givenProblems: givenIn(refused),
    changeColumn: (place: number, mapped: Mapped) => {
      setRefused((before) => without(before, (path) => path === 'columns' || ofColumn(path) === place));
      setMapping({ ...mapping, columns: mapping.columns.with(place, mapped) });
    },
    /** What is wrong with a part of a column, or with where it goes. */
    problemOf: (place: number, part?: 'dates' | 'label'): string | undefined =>
      refused[`columns.${place}${part ? `.${part}` : ''}`] ??
      (!part && twice.has(place) ? messageText(importMessages['field.twice'], language) : undefined),
    /** What is wrong with the mapping as a whole. */
    problem: refused.columns,
    systemProblem: refused.system,
  };
}

/** A mapping while it is edited. */
export type EditedMapping = ReturnType<typeof useMapping>;

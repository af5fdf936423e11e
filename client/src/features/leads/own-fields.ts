import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entityOf, hasOwnFields } from '@shared/leads/entities';
import type { OwnField } from '@shared/leads/fields/endpoints';
import type { RecordSection } from '@shared/leads/sections';
import { fieldList } from './records';

const none: OwnField[] = [];

/** The own fields of a section's records in their order; `isPending` until they are known. */
export function useOwnFields(section: RecordSection) {
  const entity = entityOf[section];
  const enabled = hasOwnFields(entity);
  const { data = none, isPending } = useQuery({ ...fieldList(), enabled });
  const fields = useMemo(() => data.filter((field) => field.entity === entity), [data, entity]);
  return { fields, isPending: enabled && isPending };
}

/** The name of an own field in sort orders, filters, errors and changes. */
export const ownName = (id: number) => `own.${id}` as const;

/** The own field that a name stands for. */
export const ownFieldOf = (fields: readonly OwnField[], name: string): OwnField | undefined =>
  fields.find(({ id }) => ownName(id) === name);

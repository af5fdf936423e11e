import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnField } from '@shared/leads/fields/endpoints';
import type { OwnedEntity } from '@shared/leads/fields/scales';
import type { RecordSection } from '@shared/leads/sections';
import { fieldList } from './records';

const entities: Partial<Record<RecordSection, OwnedEntity>> = {
  contacts: 'contact',
  companies: 'company',
  opportunities: 'opportunity',
};

const none: OwnField[] = [];

/** The own fields of a section's records in their order; `isPending` until they are known. */
export function useOwnFields(section: RecordSection) {
  const entity = entities[section];
  const { data = none, isPending } = useQuery({ ...fieldList(), enabled: entity !== undefined });
  const fields = useMemo(() => data.filter((field) => field.entity === entity), [data, entity]);
  return { fields, isPending: entity !== undefined && isPending };
}

/** The name of an own field in sort orders, filters, errors and changes. */
export const ownName = (id: number) => `own.${id}` as const;

/** The own field that a name stands for. */
export const ownFieldOf = (fields: readonly OwnField[], name: string): OwnField | undefined =>
  fields.find(({ id }) => ownName(id) === name);

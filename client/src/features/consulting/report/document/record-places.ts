import { createContext, useContext } from 'react';
import type { RecordRef } from '@shared/consulting/report/figures/records';

/** The address of a record, or `gone` for a deleted one; undefined if the reader has no access. */
export type RecordPlace = { to: string } | 'gone' | undefined;

export type FindRecord = (record: Pick<RecordRef, 'kind' | 'id'>) => RecordPlace;

/** Readers of a shared report have no access to records, so the default finds none. */
export const RecordPlaces = createContext<FindRecord>(() => undefined);

export const useRecordPlace = (record: Pick<RecordRef, 'kind' | 'id'>) => useContext(RecordPlaces)(record);

import { createContext, useContext } from 'react';
import type { RecordRef } from '@shared/consulting/report/figures/records';

/** Where a record can be looked up: an address, or that it is gone; undefined where readers have no access. */
export type RecordPlace = { to: string } | 'gone' | undefined;

export type FindRecord = (record: Pick<RecordRef, 'kind' | 'id'>) => RecordPlace;

/** Strangers who read a shared report are led to no record. */
export const RecordPlaces = createContext<FindRecord>(() => undefined);

export const useRecordPlace = (record: Pick<RecordRef, 'kind' | 'id'>) => useContext(RecordPlaces)(record);

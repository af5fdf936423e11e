import { z } from 'zod';
import { rowId } from '../../fields';
import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import { pageOf } from '../../list/list-query';
import type { Done } from '../record-endpoints';

/** The entities whose records have a bin. */
export const binned = ['contact', 'company', 'opportunity', 'communication', 'task'] as const;
export type Binned = (typeof binned)[number];

/** A record in the bin; it is deleted for good thirty days after `deletedAt`. */
export interface BinnedRecord {
  id: number;
  name: string | null;
  deletedAt: Date;
}

export const leadBin = {
  /** The records of one entity in the bin, the latest first. */
  list: get(
    '/api/leads/bin',
    signedIn,
    z.object({ entity: z.enum(binned).default('contact'), ...pageOf }),
  ).returns<Page<BinnedRecord>>(),
  restore: post(
    '/api/leads/bin/restore',
    signedIn,
    z.object({ entity: z.enum(binned), ids: z.array(rowId).min(1).max(1_000) }),
    { status: 200 },
  ).returns<Done>(),
};

import { contentMessages } from '../../../../shared/marketing/contents/messages';
import type { marketingContents } from '../../../../shared/marketing/campaigns/versions/tables';
import type { Act } from '../../../platform/acts/act';
import { StaleRow } from '../../../platform/database/rows/stale';
import { notFound } from '../../../platform/http/errors';

/** A locked content. */
export type LockedContent = Pick<
  typeof marketingContents.$inferSelect,
  | 'id'
  | 'marketingCompanyId'
  | 'productId'
  | 'campaignId'
  | 'name'
  | 'type'
  | 'language'
  | 'audience'
  | 'number'
>;

/**
 * Locks a content. Throws 404 for another owner's and for one in the bin, and 409 if the caller read another version.
 */
export async function lockContent(act: Act, id: number, version?: number): Promise<LockedContent> {
  const [record] = await act.lock('marketingContent', [id]);
  if (!record || record.fields.deletedAt !== null) throw notFound(contentMessages['content.missing']);
  if (version !== undefined && record.version !== version) throw new StaleRow({ id });
  return { ...record.fields, id };
}

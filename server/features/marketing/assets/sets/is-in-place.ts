import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { findInPlace, updateVersion } from '../pictures/assets.queries';
import type { StoredPictureSet } from './picture-sets.queries';

/** Whether a picture is in its place already; then it is one of this version too, which says the same in it. */
export async function isInPlace(
  db: Db,
  owner: Owner,
  { contentVersion }: Pick<StoredPictureSet, 'contentVersion'>,
  { name, ...place }: Parameters<typeof findInPlace>[2] & { name: string },
): Promise<boolean> {
  const there = await findInPlace(db, owner, place);
  if (there?.hash !== name.replace(/\.png$/u, '')) return false;
  if (there.contentVersion !== contentVersion) await updateVersion(db, owner, there.id, contentVersion);
  return true;
}

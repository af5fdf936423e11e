import { imageMessages } from '../../../../../shared/marketing/images/messages';
import type { RecordDeps } from '../../../../platform/acts/record-deps';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { invalid } from '../../../../platform/http/errors';
import { hasImage } from '../../images/images.queries';
import type { Studio } from '../pictures/picture-file';
import type { PicturesJob } from '../sets/draw-pictures-job';
import type { PicturedMaterial } from '../words/pictured.queries';

/** What the routes of pictures need. */
export interface PictureDeps extends RecordDeps, Studio {
  job: PicturesJob;
}

/** The photo that is meant: the product's when none is named. Throws 400 for one that the account does not have. */
export async function photoFor(
  db: Db,
  owner: Owner,
  { product }: PicturedMaterial,
  asked: number | null | undefined,
): Promise<number | null> {
  if (asked === undefined) return product.photoId;
  if (asked === null || asked === product.photoId || (await hasImage(db, owner, asked))) return asked;
  throw invalid({ photoId: imageMessages['image.missing'] });
}

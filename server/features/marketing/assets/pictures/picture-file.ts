import type { PictureInput, ShownContent } from '../../../../../shared/marketing/assets/picture';
import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { findImage } from '../../images/images.queries';
import type { SetContent } from '../draw-set';
import type { KeptPictures } from '../kept-pictures';
import { pictureName } from '../picture-name';
import type { PictureDrawer } from '../picture-drawer';
import { drawsFor } from '../the-drawer';

/** Where pictures are drawn and kept. */
export interface Studio {
  db: Db;
  kept: KeptPictures;
  drawer: () => PictureDrawer;
}

/** What a picture is drawn from. */
export interface DrawnFrom {
  shown: ShownContent;
  photoId: number | null;
  logoId: number | null;
}

/** The content of a picture, its photo and logo included; one that is no longer there is left out. */
export async function contentWithImages(
  db: Db,
  owner: Owner,
  { shown, photoId, logoId }: DrawnFrom,
): Promise<SetContent> {
  const bytes = async (id: number | null) =>
    id === null ? undefined : (await findImage(db, owner, id))?.content;
  const [photo, logo] = [await bytes(photoId), await bytes(logoId)];
  return { ...shown, ...(photo && { photo }), ...(logo && { logo }) };
}

interface StoredPicture extends DrawnFrom {
  hash: string;
  size: PictureSize;
  layout: PictureLayout;
}

/** The bytes of a stored picture, drawn again where its file is missing; undefined when that is no longer possible. */
export async function bytesOfPicture(
  { db, kept, drawer }: Studio,
  owner: Owner,
  { hash, size, layout, ...from }: StoredPicture,
  signal?: AbortSignal,
): Promise<Uint8Array | undefined> {
  const name = `${hash}.png`;
  const there = await kept.read(name);
  if (there) return there;
  const input = { ...(await contentWithImages(db, owner, from)), size, layout };
  const outcome = await drawer().draw(input, { caller: drawsFor(owner), ...(signal && { signal }) });
  if (!('drawn' in outcome)) return undefined;
  const { png } = outcome.drawn;
  await kept.keep(name, png);
  return png;
}

/** The hash of a picture, under which it is kept. */
export const hashOf = (input: PictureInput) => pictureName(input).replace(/\.png$/u, '');

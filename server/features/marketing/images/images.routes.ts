import { createHash } from 'node:crypto';
import { marketingImagesApi } from '../../../../shared/marketing/images/endpoints';
import { imageMessages } from '../../../../shared/marketing/images/messages';
import { imageLimits } from '../../../../shared/marketing/scales';
import { say } from '../../../../shared/message';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { invalid, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { findImage, insertImage } from './images.queries';
import { pictureSize } from './picture-size';
import { withoutMetadata } from './without-metadata';

/** The type and size of an uploaded picture; throws 400 for what is no picture, or larger than it may be. */
export function checkedSize(bytes: Buffer) {
  const size = pictureSize(bytes);
  if (!size) throw invalid({ file: imageMessages['image.kind'] });
  const { width, height } = size;
  const { side, pixels } = imageLimits;
  if (width > side || height > side || width * height > pixels) {
    const values = { width, height, side, megapixels: pixels / 1_000_000 };
    throw invalid({ file: say(imageMessages['image.large'], values) });
  }
  return size;
}

/** An uploaded picture as it is kept: without what it says besides, and with the size in which it is shown. */
function keptPicture(bytes: Buffer) {
  const { type, width, height } = checkedSize(bytes);
  const bare = withoutMetadata(type, bytes);
  if (!bare) throw invalid({ file: imageMessages['image.kind'] });
  const { content, isTurned } = bare;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { type, ...size, content, hash: createHash('sha256').update(content).digest('hex') };
}

export const imageRoutes = ({ db, now }: RecordDeps) => [
  route(marketingImagesApi.upload, async ({ file, owner }) => {
    const picture = keptPicture(await file.bytes());
    return insertImage(db, { userId: owner, ...picture, createdAt: now() });
  }),
  route(marketingImagesApi.read, async ({ params, owner }) => {
    const image = await findImage(db, owner, params.id);
    if (!image) throw notFound();
    return image;
  }),
];

import { createHash } from 'node:crypto';
import { imageMessages } from '../../../../shared/marketing/images/messages';
import { imageLimits } from '../../../../shared/marketing/scales';
import { say } from '../../../../shared/message';
import { invalid } from '../../../platform/http/errors';
import { pictureSize } from './picture-size';
import { withoutMetadata } from './without-metadata';

/** The type and size of a picture; throws 400 for what is no picture, or larger than it may be. */
function checkedSize(bytes: Buffer) {
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

/** A picture as it is kept: without what it says besides, and with the size in which it is shown; throws 400. */
export function keptPicture(bytes: Buffer) {
  const { type, width, height } = checkedSize(bytes);
  const bare = withoutMetadata(type, bytes);
  if (!bare) throw invalid({ file: imageMessages['image.kind'] });
  const { content, isTurned } = bare;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { type, ...size, content, hash: createHash('sha256').update(content).digest('hex') };
}

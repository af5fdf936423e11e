import { file } from '../../http/body';
import { get, post, signedIn } from '../../http/endpoint';
import type { marketingImages } from '../tables';
import { imageMessages } from './messages';
import { imageLimits, imageTypes } from '../scales';

/** A stored picture; its content is at `/api/marketing/images/:id`. */
export type MarketingImage = Pick<typeof marketingImages.$inferSelect, 'id' | 'type' | 'width' | 'height'>;

export const marketingImagesApi = {
  /** Takes a picture as the body. The same one again answers the one that is there. */
  upload: post('/api/marketing/images', signedIn, file(imageLimits.bytes, imageTypes), {
    summary: 'Upload an image',
  }).returns<MarketingImage>(),
  read: get('/api/marketing/images/:id', signedIn, undefined, {
    missing: imageMessages['image.missing'],
  }).returnsPicture(imageTypes),
};

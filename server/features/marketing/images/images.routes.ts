import { marketingImagesApi } from '../../../../shared/marketing/images/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { findImage, insertImage } from './images.queries';
import { keptPicture } from './kept-picture';

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

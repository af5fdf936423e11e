import { createHash } from 'node:crypto';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import type { Db } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { findImage } from '../../images/images.queries';
import { findPageMaterial } from './page-pictures.queries';
import { motifFile } from './page-motif';

/** What the page of a campaign shows beside its heading: the photo of its product, else the pattern of its pictures. */
export const pictureOfPageRoutes = ({ db }: { db: Db }): Route[] => [
  route(api.ofPage, async ({ owner, params: { id } }) => {
    const material = await findPageMaterial(db, owner, id);
    if (!material) throw notFound();
    const { photoId, drawn, ...brand } = material;
    const photo = photoId === null ? undefined : await findImage(db, owner, photoId);
    if (photo) return { ...photo, tag: `photo-${photoId}` };
    const [made] = drawn;
    if (!made) throw notFound();
    const content = Buffer.from(motifFile(made, brand));
    const tag = createHash('sha256').update(content).digest('hex');
    return { type: 'image/svg+xml' as const, content, tag };
  }),
];

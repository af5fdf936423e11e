import { visitorPages as api } from '../../../../../shared/marketing/capture/visitors/endpoints';
import { notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { readDrawn } from '../../assets/pictures/assets.queries';
import { bytesOfPicture, type Studio } from '../../assets/pictures/picture-file';
import { refusing } from '../../assets/serving/refusing';
import { isPictureForm, pictureForms } from '../../assets/shrinking/forms';
import type { Shrinkable, ShrunkPictures } from '../../assets/shrinking/shrunk-pictures';
import { findImage } from '../../images/images.queries';
import { font, fontHash } from '../html/font';
import { shortHash } from '../html/picture-html';
import { findLivePage, type LivePage } from '../pages/live-page.queries';

export interface PagePictureDeps extends Studio {
  shrunk: ShrunkPictures;
}

/** The picture of a page by the start of its hash. Other pictures of the account are not served to visitors. */
function pictureOf(deps: PagePictureDeps, page: LivePage, hash: string): Shrinkable | undefined {
  const { owner, photo, logo, drawn } = page;
  const image = [photo, logo].find((one) => one && shortHash(one.hash) === hash);
  if (image) {
    return { hash: image.hash, bytes: async () => (await findImage(deps.db, owner, image.id))?.content };
  }
  const asset = drawn.find((one) => shortHash(one.hash) === hash);
  return (
    asset && {
      hash: asset.hash,
      bytes: async () => bytesOfPicture(deps, owner, await readDrawn(deps.db, owner, asset.id)),
    }
  );
}

/** The pictures and the font of visitors' pages. */
export const pagePictureRoutes = (deps: PagePictureDeps): Route[] => [
  route(api.font, async ({ params }) => {
    if (params.hash !== fontHash) throw notFound();
    return { type: 'font/woff2' as const, content: font };
  }),
  route(api.picture, async ({ params: { slug, hash, form } }) => {
    const page = isPictureForm(form) ? await findLivePage(deps.db, slug) : undefined;
    const picture = page && pictureOf(deps, page, hash);
    if (!picture || !isPictureForm(form)) throw notFound();
    const content = await refusing(deps.shrunk(picture, form));
    if (!content) throw notFound();
    return { type: pictureForms[form].type, content };
  }),
];

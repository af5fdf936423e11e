import type { CampaignPictures } from '../../../../../shared/marketing/assets/endpoints';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import { dayIn } from '../../../../../shared/time/zone';
import type { RecordDeps } from '../../../../platform/acts/record-deps';
import { doing } from '../../../../platform/acts/record-deps';
import { historyRoute, savingOf } from '../../../../platform/acts/record.routes';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { fileName } from '../../../../platform/http/answers/attachment';
import { readOrDraw } from '../kept-pictures';
import { pictureOfPageRoutes } from '../page/page-picture.routes';
import {
  type DrawnAsset,
  listOfCampaign,
  readAsset,
  readDrawn,
  shownAsset,
} from '../pictures/assets.queries';
import { bytesOfPicture, contentWithImages, hashOf, type Studio } from '../pictures/picture-file';
import { contrastMessage, problemMessage, reasonMessage } from '../pictures/said';
import { findPictureSet, shownPictureSet } from '../sets/picture-sets.queries';
import { drawsFor } from '../the-drawer';
import { headlinesOf } from '../words/headlines';
import { approvedOf, coloursOf, contentOf, headlinedOf } from '../words/picture-content';
import { shownIn } from '../words/shown-in';
import { listPictured, readMaterial } from '../words/pictured.queries';
import { type PictureDeps, photoFor } from './picture-deps';
import { refusing } from './refusing';

/** The files of an archive, named by size and layout; each is read when the one before it was sent. */
async function* filesOf(studio: Studio, owner: Owner, pictures: readonly DrawnAsset[]) {
  for (const picture of pictures) {
    const png = await bytesOfPicture(studio, owner, picture);
    if (png) yield { name: `${picture.size}-${picture.layout}.png`, png };
  }
}

/** What a campaign's pictures can be made of, and those that are there. */
async function campaignPictures(
  { db, now }: PictureDeps,
  owner: Owner,
  id: number,
  textOf: (said: string) => string,
): Promise<CampaignPictures> {
  const [material, set, pictures] = await Promise.all([
    readMaterial(db, owner, id),
    findPictureSet(db, owner, id),
    listOfCampaign(db, owner, id),
  ]);
  const approved = approvedOf(material);
  const { campaign, product, company } = approved;
  const day = dayIn(now(), company.timezone);
  const contrast = contrastMessage(coloursOf(company));
  return {
    campaign,
    headlines: headlinesOf(headlinedOf(approved, day)).map(({ text }) => text),
    photoId: product.photoId,
    hasLogo: company.logoId !== null,
    hasColours: company.brandColor !== null,
    contrast: contrast ? textOf(contrast) : null,
    set: set ? shownPictureSet(set, textOf) : null,
    pictures: pictures.map(({ shown: _shown, logoId: _logo, ...picture }) => shownAsset(picture, textOf)),
  };
}

/** The routes that send pictures. */
const fileRoutes = (deps: PictureDeps): Route[] => [
  route(api.preview, async ({ owner, params: { id }, query: { size, layout, headline, photo }, gone }) => {
    const material = approvedOf(await readMaterial(deps.db, owner, id));
    const shown = shownIn(
      contentOf(material, headline, dayIn(deps.now(), material.company.timezone)),
      layout,
    );
    const photoId = await photoFor(deps.db, owner, material, photo === 'none' ? null : photo);
    const { logoId } = material.company;
    const input = { ...(await contentWithImages(deps.db, owner, { shown, photoId, logoId })), size, layout };
    const content = async () => {
      const whose = { caller: drawsFor(owner), signal: gone };
      const drawn = await refusing(readOrDraw(deps.kept, deps.drawer(), input, whose));
      if ('png' in drawn) return drawn.png;
      throw conflict('unsuited' in drawn ? reasonMessage(drawn.unsuited) : problemMessage(drawn.problem));
    };
    return { type: 'image/png' as const, content, tag: hashOf(input) };
  }),
  route(api.picture, async ({ owner, params: { id }, gone }) => {
    const picture = await readDrawn(deps.db, owner, id);
    const content = async () => {
      const png = await refusing(bytesOfPicture(deps, owner, picture, gone));
      if (!png) throw notFound();
      return png;
    };
    return { type: 'image/png' as const, content, tag: picture.hash };
  }),
  route(api.zip, async ({ owner, params: { id }, query: { size } }) => {
    const all = await listOfCampaign(deps.db, owner, id);
    const pictures = all.filter((picture) => size === undefined || picture.size === size);
    const [first] = pictures;
    if (!first) throw notFound();
    const { zipPictures } = await import('../zip-pictures');
    const name = [first.shown.texts.product, first.headline.slice(0, 40), size].filter(Boolean).join(' - ');
    return { content: zipPictures(filesOf(deps, owner, pictures)), name: `${fileName(name)}.zip` };
  }),
];

/** The routes that read and change pictures. */
export function pictureRoutes(deps: PictureDeps): Route[] {
  const saving = (textOf: (said: string) => string) =>
    savingOf(deps satisfies RecordDeps, {
      entity: 'marketingAsset',
      read: async (db, owner, id) => shownAsset(await readAsset(db, owner, id), textOf),
    });
  return [
    route(api.campaigns, async ({ owner, query: { company } }) => listPictured(deps.db, owner, company)),
    route(api.ofCampaign, ({ owner, params: { id }, textOf }) => campaignPictures(deps, owner, id, textOf)),
    ...fileRoutes(deps),
    ...pictureOfPageRoutes(deps),
    route(api.read, async ({ owner, params: { id }, textOf }) =>
      shownAsset(await readAsset(deps.db, owner, id), textOf),
    ),
    historyRoute(deps, api, 'marketingAsset'),
    route(api.update, ({ params: { id }, body: { version, alt }, textOf, ...caller }) =>
      saving(textOf)(caller, 'edit', async (act) => {
        const fields = { alt, isOwnAlt: true };
        const changed = await act.change('marketingAsset', [{ id, version, fields }]);
        return { id, wrote: changed.length > 0 };
      }),
    ),
    route(api.remove, ({ params: { id }, ...caller }) =>
      deps.recorder.act(deps.db, doing(deps, caller, 'delete', 'marketingAsset'), async (act) => {
        const removed = await act.remove('marketingAsset', [id]);
        if (removed.length === 0) throw notFound();
        return { act: act.doing.act, count: removed.length };
      }),
    ),
  ];
}

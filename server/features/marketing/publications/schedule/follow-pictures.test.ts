import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { Campaign } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { type CampaignPictures, marketingAssetsApi } from '../../../../../shared/marketing/assets/endpoints';
import type { Social } from '../../../../../shared/marketing/campaigns/piece';
import { following } from '../../../../platform/announcements';
import { picturesDrawn } from '../../assets/announcements';
import { sketching } from '../../testing/approved-post';
import { withPost } from '../testing/scheduled-posts';
import { followPictures } from './follow-pictures';

const followers = [following(picturesDrawn, followPictures)];

const otherLabel = ({ cta }: Social) => {
  cta.label = 'Reservar mi pan';
};
/** No picture shows tags. */
const moreTags = ({ variants }: Social) => {
  variants.instagram?.tags.push('pan');
};

/** A post that is scheduled with a picture, and whose text was then edited and approved anew. */
async function withNewVersion(edit: (social: Social) => void) {
  const made = await withPost();
  const { call, params, approve, ask, draw, channel, schedule } = made;
  await ask();
  await draw(undefined, followers);
  const ofCampaign = await call(marketingAssetsApi.ofCampaign, { params });
  const { pictures, headlines } = ofCampaign.body as CampaignPictures;
  const [before] = pictures as [(typeof pictures)[number]];
  const { id: channelId } = await channel();
  const [{ id }] = (await schedule([channelId], undefined, { assetId: before.id })).body.publications;
  const { piece } = (await call(marketingCampaignsApi.read, { params })).body as Campaign;
  if (piece.type !== 'social media') throw new Error('It is no post');
  edit(piece.content);
  await call(marketingCampaignsApi.update, { params, body: { piece } });
  await approve(params.id);
  return {
    ...made,
    before,
    id: id as number,
    replace: () => call(marketingCampaignsApi.replace, { params }),
    /** Draws the pictures again, with other words; that in the layout of the scheduled one fails. */
    drawOthers: async () => {
      await ask({ headline: headlines[1] });
      const heavy = { problem: { code: 'picture.heavy' } } as const;
      await draw(sketching(({ layout }) => (layout === before.layout ? heavy : undefined)).drawer, followers);
    },
  };
}

test('what is replaced takes a picture of the new version, in another layout if its own is not there', async () => {
  const { drawOthers, replace, read, id, before } = await withNewVersion(otherLabel);
  await drawOthers();
  expect(await read(id)).toMatchObject({ assetId: before.id, contentVersion: 1, pictureVersion: 1 });
  expect((await replace()).status).toBe(200);
  const { assetId, ...replaced } = await read(id);
  expect(replaced).toMatchObject({ contentVersion: 2, pictureVersion: 2 });
  expect(assetId).not.toBe(before.id);
});

test('until a picture of the new version is drawn, the old one stays and says so', async () => {
  const { drawOthers, replace, read, id, before } = await withNewVersion(otherLabel);
  await replace();
  expect(await read(id)).toMatchObject({ assetId: before.id, contentVersion: 2, pictureVersion: 1 });
  await drawOthers();
  const { assetId, ...followed } = await read(id);
  expect(followed).toMatchObject({ contentVersion: 2, pictureVersion: 2 });
  expect(assetId).not.toBe(before.id);
});

test('a picture that would be the same with the new words is one of the new version', async () => {
  const { ask, draw, replace, read, id, before } = await withNewVersion(moreTags);
  await replace();
  await ask();
  await draw(undefined, followers);
  expect(await read(id)).toMatchObject({ assetId: before.id, contentVersion: 2, pictureVersion: 2 });
});

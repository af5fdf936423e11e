import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { type CampaignPictures, marketingAssetsApi } from '../../../../shared/marketing/assets/endpoints';
import type { newPictureSet } from '../../../../shared/marketing/assets/schemas';
import type { z } from 'zod';
import type { PictureInput, PictureOutcome } from '../../../../shared/marketing/assets/picture';
import { announcing, type Follower } from '../../../platform/announcements';
import type { PictureDrawer } from '../assets/picture-drawer';
import { drawPicturesJob } from '../assets/sets/draw-pictures-job';
import { marketingRecorder } from '../recording/marketing-recorder';
import { withSet } from './written-set';

/** A drawer that draws nothing, and tells what it was asked for; a layout may be refused. */
export function sketching(refuse: (input: PictureInput) => PictureOutcome | undefined = () => undefined) {
  const asked: string[] = [];
  const drawer: PictureDrawer = {
    async draw(input) {
      asked.push(`${input.size} ${input.layout}`);
      const { l } = input.texts.headline;
      const png = new TextEncoder().encode(`${input.size} ${input.layout} ${l}`);
      const drawn = { png, alt: { en: l, es: l }, layout: input.layout, form: 'l' as const, notices: [] };
      return refuse(input) ?? { drawn };
    },
    close: async () => {},
  };
  return { asked, drawer };
}

/** The loaf with an approved post about it, whose pictures are drawn by `draw`. */
export async function withApprovedPost() {
  const made = await withSet();
  const { call, set, db, jobs, config } = made;
  const posts = set.campaigns.filter(({ type }) => type === 'social media');
  const [post, other] = posts as [(typeof posts)[number], (typeof posts)[number]];
  const approve = (id: number) => call(marketingCampaignsApi.approve, { params: { id }, body: {} });
  await approve(post.id);
  const now = () => new Date();
  const deps = { db, jobs, config, now };
  const params = { id: post.id };
  return {
    ...made,
    post,
    other,
    params,
    approve,
    ask: (changes: Partial<z.input<typeof newPictureSet>> = {}) =>
      call(marketingAssetsApi.create, {
        body: { campaignId: post.id, sizes: ['1080x1080'], ...changes },
      }),
    /** Runs one step of each set that is queued. */
    draw: (drawer: PictureDrawer = sketching().drawer, followers: readonly Follower[] = []) =>
      jobs.runNow(drawPicturesJob(() => drawer, marketingRecorder) as never, {
        ...deps,
        announce: announcing(followers, deps as never),
      }),
    read: async (id = post.id) =>
      (await call(marketingAssetsApi.ofCampaign, { params: { id } })).body as CampaignPictures,
  };
}

import type { Doing } from '../../../platform/acts/act';
import type { Language } from '../../../../shared/languages';
import type { LeftOut, PictureNotice } from '../../../../shared/marketing/assets/picture';
import {
  type HeadlineForm,
  type PictureLayout,
  pictureLayouts,
} from '../../../../shared/marketing/assets/scales';
import type { PictureSize } from '../../../../shared/marketing/picture-sizes';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import { picturesOf } from '../assets/draw-set';
import { hashOf } from '../assets/pictures/picture-file';
import { queuePictureSet, updatePictureSet } from '../assets/sets/picture-sets.queries';
import { approvedOf, contentOf } from '../assets/words/picture-content';
import { shownIn } from '../assets/words/shown-in';
import { readMaterial } from '../assets/words/pictured.queries';
import { marketingRecorder } from '../recording/marketing-recorder';
import { type DemoMonth, monthStart } from './demo-month';
import drawn from './demo-pictures.json' with { type: 'json' };

/** The sizes of the networks on which the demo posts. */
export const demoSizes = ['1200x630', '1080x1080'] as const satisfies PictureSize[];

/** What is known of a picture only once it is drawn. */
export interface DrawnForDemo {
  size: (typeof demoSizes)[number];
  layout: PictureLayout;
  form: HeadlineForm;
  alt: string;
  notices: PictureNotice[];
  bytes: number;
}

/** What drawing the pictures of a post gives. */
export interface PicturedPost {
  drawn: DrawnForDemo[];
  left: LeftOut[];
}

/** What drawing the pictures of each post gives. They are drawn from the same words everywhere, so it is known before. */
export type DemoPictures = Record<Language, Partial<Record<Angle, PicturedPost>>>;

const known = drawn as DemoPictures;

/** The layout that goes out with each post: the one whose headline is the post's own first line. */
const chosen: Record<Angle, PictureLayout> = { pain: 'split', outcome: 'list', proof: 'list' };

/** Makes the pictures of one post; resolves to the one that goes out with it. */
async function picture(demo: DemoMonth, angle: Angle): Promise<number> {
  const { tx, owner, actor, companyId, campaigns, month, language } = demo;
  const campaignId = campaigns.social[angle];
  const at = month.at(monthStart, '09:50');
  const material = approvedOf(await readMaterial(tx, owner, campaignId));
  const from = {
    marketingCompanyId: companyId,
    campaignId,
    contentVersion: material.campaign.approvedVersion,
    shown: contentOf(material, undefined, month.wall(monthStart, '09:50').slice(0, 10)),
    photoId: null,
    logoId: null,
  };
  const { drawn: pictures, left } = known[language][angle] ?? { drawn: [], left: [] };
  const asked = { ...from, sizes: [...demoSizes], layouts: [...pictureLayouts] };
  const set = (await queuePictureSet(tx, owner, asked, at)) as number;
  const hashes = new Map(
    picturesOf(from.shown, demoSizes).map((input) => [`${input.size} ${input.layout}`, hashOf(input)]),
  );
  const doing: Doing = { owner, actor, kind: 'create', entity: 'marketingAsset', at };
  const { act, ids } = await marketingRecorder.actIn(tx, doing, async (running) => ({
    act: running.doing.act,
    ids: await running.create(
      'marketingAsset',
      pictures.map((one) => ({
        fields: {
          ...from,
          ...one,
          isOwnAlt: false,
          shown: shownIn(from.shown, one.layout),
          headline: shownIn(from.shown, one.layout).texts.headline[one.form],
          hash: hashes.get(`${one.size} ${one.layout}`),
        },
      })),
    ),
  }));
  const done = demoSizes.length * pictureLayouts.length;
  await updatePictureSet(tx, owner, set, { status: 'ready', done, left, act });
  return ids[pictures.findIndex(({ layout }) => layout === chosen[angle])] as number;
}

/** The pictures of the approved posts, which are drawn when somebody looks at them; resolves to those that go out. */
export async function seedPictures(demo: DemoMonth): Promise<Partial<Record<Angle, number>>> {
  const pictures: Partial<Record<Angle, number>> = {};
  for (const angle of demo.approved) pictures[angle] = await picture(demo, angle);
  return pictures;
}

import type { Change, Done, Saved } from '../../acts/record';
import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { setMessages } from '../campaigns/notices/messages';
import type { marketingCampaigns } from '../campaigns/tables';
import { assetMessages } from './messages';
import type { PictureLayout } from './scales';
import type { PictureSize } from '../picture-sizes';
import { assetChanges, newPictureSet, picturedQuery, pictureFiles, previewQuery } from './schemas';
import type { marketingAssets, marketingAssetSets } from './tables';

type Row = typeof marketingAssets.$inferSelect;
type SetRow = typeof marketingAssetSets.$inferSelect;

/** A picture; its bytes are at `/api/marketing/assets/:id/picture`. */
export interface Asset
  extends Pick<
    Row,
    | 'id'
    | 'marketingCompanyId'
    | 'campaignId'
    | 'contentVersion'
    | 'size'
    | 'layout'
    | 'headline'
    | 'form'
    | 'photoId'
    | 'alt'
    | 'hash'
    | 'bytes'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
  > {
  /** What the user should know about it, in the caller's language. */
  notices: string[];
}

/** A layout that was not drawn in a size, and why, in the caller's language. */
export interface LeftOutPicture {
  size: PictureSize;
  layout: PictureLayout;
  reason: string;
}

/** The last drawing of a campaign's pictures, with its progress. */
export interface PictureSet
  extends Pick<
    SetRow,
    'id' | 'campaignId' | 'contentVersion' | 'photoId' | 'status' | 'done' | 'act' | 'updatedAt'
  > {
  headline: string;
  sizes: PictureSize[];
  /** The pictures that it tries to draw. */
  total: number;
  left: LeftOutPicture[];
  /** What the user should know, in the caller's language. */
  notices: string[];
}

/** A campaign whose words may be shown: a version of it is approved. */
export interface PicturedCampaign
  extends Pick<
    typeof marketingCampaigns.$inferSelect,
    'id' | 'name' | 'type' | 'angle' | 'language' | 'audience'
  > {
  approvedVersion: number;
  productId: number;
  productName: string;
  pictures: number;
}

/** What a campaign's pictures can be made of, and those that are there. */
export interface CampaignPictures {
  campaign: PicturedCampaign;
  /** The sentences that can be the headline; the first one is usual. */
  headlines: string[];
  /** The product's photo. */
  photoId: number | null;
  hasLogo: boolean;
  /** Whether the company has stated its colours. */
  hasColours: boolean;
  /** That the brand's colour had to be moved, in the caller's language; null where words can be read on it. */
  contrast: string | null;
  /** Null before its first pictures. */
  set: PictureSet | null;
  pictures: Asset[];
}

const missing = assetMessages['picture.missing'];
const ofCampaign = { missing: setMessages['campaign.missing'] };
const campaign = '/api/marketing/campaigns/:id/assets';
const path = '/api/marketing/assets';
const one = `${path}/:id` as const;
const unapproved = assetMessages['campaign.unapproved'];

export const marketingAssetsApi = {
  /** The campaigns of a company that have an approved version. */
  campaigns: get(path, signedIn, picturedQuery, {
    summary: 'List the campaigns that can have pictures',
  }).returns<PicturedCampaign[]>(),
  ofCampaign: get(campaign, signedIn, undefined, {
    ...ofCampaign,
    summary: 'List the pictures of a campaign',
  }).returns<CampaignPictures>(),
  /** One picture as it would be, drawn at once; 409 with the reason where its layout does not suit. */
  preview: get(`${campaign}/preview`, signedIn, previewQuery, {
    ...ofCampaign,
    summary: 'Preview a picture',
  }).returnsPicture(['image/png']),
  /** What the page of a campaign shows beside its heading, without words; 404 where there is neither photo nor picture. */
  ofPage: get(`${campaign}/page`, signedIn, undefined, {
    summary: 'Read the picture of a landing page',
    missing,
  }).returnsPicture(['image/jpeg', 'image/png', 'image/svg+xml']),
  /** The pictures of a campaign in one archive. */
  zip: get(`${campaign}/zip`, signedIn, pictureFiles, {
    summary: 'Download the pictures of a campaign',
    missing: assetMessages['pictures.none'],
  }).returnsFile('application/zip'),
  /** Draws each layout in each size; what shows the same already stays as it is. */
  create: post(path, signedIn, newPictureSet, {
    summary: 'Draw the pictures of a campaign',
    ...ofCampaign,
    conflicts: [assetMessages['set.busy'], assetMessages['pictures.full'], unapproved],
  }).returns<PictureSet>(),
  /** Ends the drawing; finished pictures stay. */
  cancel: post(`${campaign}/cancel`, signedIn, undefined, {
    summary: 'Stop drawing pictures',
    status: 200,
    ...ofCampaign,
    conflicts: [assetMessages['set.over']],
  }).returns<PictureSet>(),
  read: get(one, signedIn, undefined, { summary: "Read a picture's description", missing }).returns<Asset>(),
  picture: get(`${one}/picture`, signedIn, undefined, { summary: 'Read a picture', missing }).returnsPicture([
    'image/png',
  ]),
  /** Its changes, newest first, at most 500. */
  history: get(`${one}/history`, signedIn, undefined, {
    summary: 'List the changes of a picture',
    missing,
  }).returns<Change[]>(),
  update: patch(one, signedIn, assetChanges, { summary: 'Update a picture', missing }).returns<
    Saved<Asset>
  >(),
  remove: del(one, signedIn, undefined, {
    summary: 'Delete a picture',
    status: 200,
    missing,
  }).returns<Done>(),
};

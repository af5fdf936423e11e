import type { Wire } from '@shared/http/wire';
import { urlFor } from '@shared/http/params';
import { accountUrl } from '@/lib/address/account-in-address';
import {
  type Asset as SharedAsset,
  type CampaignPictures as SharedCampaignPictures,
  marketingAssetsApi,
  type PictureSet as SharedPictureSet,
  type PicturedCampaign as SharedPicturedCampaign,
} from '@shared/marketing/assets/endpoints';
import type { PictureLayout } from '@shared/marketing/assets/scales';
import type { PictureSize } from '@shared/marketing/picture-sizes';
import { query } from '@/lib/api/query-client';

export type Asset = Wire<SharedAsset>;
export type CampaignPictures = Wire<SharedCampaignPictures>;
export type PictureSet = Wire<SharedPictureSet>;
export type PicturedCampaign = Wire<SharedPicturedCampaign>;

export const picturedCampaigns = (company: number) => query(marketingAssetsApi.campaigns, {}, { company });
export const picturesOf = (campaignId: number) => query(marketingAssetsApi.ofCampaign, { id: campaignId });

/** The address of a picture's bytes. */
export const pictureAddress = (id: number) => accountUrl(urlFor(marketingAssetsApi.picture, { id }));

/** The address of what the page of a campaign shows beside its heading: a photo, or a pattern without words. */
export const pagePictureAddress = (campaignId: number) =>
  accountUrl(urlFor(marketingAssetsApi.ofPage, { id: campaignId }));

/** The archive of a campaign's pictures. */
export const archiveAddress = (campaignId: number) => urlFor(marketingAssetsApi.zip, { id: campaignId });

/** What a picture that is not made yet would show. */
export interface Wished {
  size: PictureSize;
  headline: string;
  /** Null for none. */
  photoId: number | null;
}

/** The address of a picture as it would be. */
export const previewAddress = (
  campaignId: number,
  layout: PictureLayout,
  { size, headline, photoId }: Wished,
) =>
  urlFor(
    marketingAssetsApi.preview,
    { id: campaignId },
    { size, layout, headline, photo: photoId ?? 'none' },
  );

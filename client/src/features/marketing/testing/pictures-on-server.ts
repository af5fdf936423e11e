import { marketingAssetsApi as api } from '@shared/marketing/assets/endpoints';
import { fakeApi } from '@/testing/fake-api';
import type { Asset, CampaignPictures, PicturedCampaign, PictureSet } from '../assets/reads';
import { marketingOnServer } from './marketing-on-server';

const at = '2026-11-20T09:00:00.000Z';

const campaign: PicturedCampaign = {
  id: 11,
  name: 'Hogaza: problema, redes sociales',
  type: 'social media',
  angle: 'pain',
  language: 'es',
  audience: 'B2C',
  approvedVersion: 2,
  productId: 3,
  productName: 'Hogaza',
  pictures: 0,
};

export const aSet = (changes: Partial<PictureSet> = {}): PictureSet => ({
  id: 5,
  campaignId: 11,
  contentVersion: 2,
  photoId: null,
  status: 'ready',
  done: 42,
  act: 'a-9',
  updatedAt: at,
  headline: '¿Otra vez pan duro?',
  sizes: ['1080x1080'],
  total: 42,
  notices: [],
  left: [],
  ...changes,
});

export const aPicture = (changes: Partial<Asset> = {}): Asset => ({
  id: 21,
  marketingCompanyId: 7,
  campaignId: 11,
  contentVersion: 2,
  size: '1080x1080',
  layout: 'statement',
  headline: '¿Otra vez pan duro?',
  form: 'l',
  photoId: null,
  version: 1,
  alt: 'Panadería Espiga: «¿Otra vez pan duro?».',
  hash: 'a'.repeat(64),
  bytes: 90_000,
  notices: [],
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const whole = (changes: Partial<CampaignPictures> = {}): CampaignPictures => ({
  campaign,
  headlines: ['¿Otra vez pan duro?', 'Son 900 g por 5,80 €'],
  photoId: null,
  hasLogo: true,
  hasColours: true,
  contrast: null,
  set: null,
  pictures: [],
  ...changes,
});

/** A server with one approved campaign; `held` may change. */
export function picturesOnServer(data: CampaignPictures, campaigns = [campaign]) {
  const held = { data };
  marketingOnServer();
  fakeApi.answer(api.campaigns, campaigns);
  fakeApi.answer(api.ofCampaign, () => held.data);
  fakeApi.respond(api.preview, () => new Response(new Blob(['png'], { type: 'image/png' })));
  return held;
}

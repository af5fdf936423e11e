import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { aPicture, whole } from './pictures-on-server';
import { fakeApi } from '@/testing/fake-api';
import type { LandingPage, Lead, Suspect } from '../capture/reads';
import { anyCampaign, anyPage as aLandingPiece } from './campaigns-on-server';
import { anyProduct, marketingOnServer } from './marketing-on-server';
import { anyChannel } from './publishing-on-server';

const at = '2026-11-20T09:00:00.000Z';

/** A lead that confirmed its address. */
export const anyLead = (changes: Partial<Lead> = {}): Lead => ({
  id: 21,
  marketingCompanyId: 7,
  version: 1,
  createdAt: at,
  updatedAt: at,
  companyName: null,
  contactName: 'Ana Ruiz',
  contactEmail: 'ana@example.com',
  contactPhone: null,
  position: null,
  source: 'page',
  status: 'new',
  notes: null,
  consent: 'confirmed',
  delivery: 'ok',
  language: 'es',
  timezone: null,
  firstTouch: { at },
  lastTouch: { at, code: 'k3v9' },
  pageId: 31,
  campaignId: 11,
  campaignName: 'Hogaza: problema',
  firstFrom: null,
  lastFrom: 'Tablón',
  lastNetwork: 'facebook',
  asked: null,
  waits: false,
  contactId: 5,
  answeredAt: null,
  touchedByPerson: false,
  ...changes,
});

/** A landing page that visitors see. */
export const anyPage = (changes: Partial<LandingPage> = {}): LandingPage => ({
  id: 31,
  marketingCompanyId: 7,
  campaignId: 11,
  contentVersionId: 91,
  slug: 'pan-tierno',
  version: 2,
  status: 'live',
  fields: ['name', 'email'],
  language: 'es',
  publishedAt: at,
  createdAt: at,
  updatedAt: at,
  name: 'Hogaza: problema',
  angle: 'pain',
  product: 'Hogaza de masa madre',
  url: 'https://quorumia.test/l/pan-tierno',
  newVersionId: null,
  visitors: 1240,
  leads: 62,
  listed: false,
  theme: 'paper',
  ...changes,
});

/** A form that was filled in too fast, with a link in its name. */
export const anySuspect = (changes: Partial<Suspect> = {}): Suspect => ({
  id: 41,
  marketingCompanyId: 7,
  pageId: 31,
  pageTitle: 'Pan tierno para cuatro días',
  leadId: null,
  door: 'embed',
  at,
  language: 'es',
  email: 'eva@example.com',
  fields: { name: 'Eva www.ganga.test' },
  agreed: false,
  wording: null,
  wordingVersion: null,
  verdict: 'suspect',
  suspicions: ['too fast', 'link in name'],
  touch: { at },
  userAgent: null,
  expiresAt: new Date(Date.now() + 20 * 86_400_000 - 60_000).toISOString(),
  ...changes,
});

interface Held {
  leads?: Lead[];
  pages?: LandingPage[];
  suspects?: Suspect[];
}

/** An approved landing page among the campaigns. */
export const anyLandingCampaign = () =>
  anyCampaign({
    id: 11,
    name: 'Hogaza: problema',
    type: 'landing page',
    approvedVersion: 1,
    contentId: 40,
  });

/** A server with leads, pages and suspects of a company; the answer may be changed by a test. */
export function captureOnServer({ leads = [], pages = [], suspects = [] }: Held = {}) {
  const held = { leads, pages, suspects };
  marketingOnServer({ products: [anyProduct()] });
  fakeApi.answer(marketingLeadsApi.list, () => ({ rows: held.leads, next: null }));
  fakeApi.answer(marketingLeadsApi.read, ({ params }) => {
    const found = held.leads.find(({ id }) => String(id) === params.id);
    if (!found) throw new Error(`no lead ${params.id}`);
    return found;
  });
  fakeApi.answer(marketingLeadsApi.count, () => ({ count: held.leads.length, more: false }));
  fakeApi.answer(marketingLeadsApi.timeline, []);
  fakeApi.answer(marketingLeadsApi.consents, []);
  fakeApi.answer(leadRepliesApi.messages, []);
  fakeApi.answer(marketingChannelsApi.list, [anyChannel()]);
  fakeApi.answer(marketingPagesApi.list, () => ({ rows: held.pages, next: null }));
  fakeApi.answer(submissionsApi.list, () => ({ rows: held.suspects, next: null }));
  fakeApi.answer(marketingCampaignsApi.list, () => ({ rows: [anyLandingCampaign()], next: null }));
  fakeApi.answer(marketingAssetsApi.ofCampaign, whole({ pictures: [aPicture()] }));
  fakeApi.answer(marketingContentsApi.version, {
    number: 1,
    author: 'template',
    engine: 'template',
    by: null,
    restores: null,
    at,
    approvedAt: at,
    piece: aLandingPiece(),
  });
  return held;
}

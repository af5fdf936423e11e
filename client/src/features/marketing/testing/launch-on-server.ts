import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import type { WholeSet } from '../campaigns/reads';
import type { LandingPage } from '../capture/reads';
import type { Channel } from '../channels/reads';
import { anySet, campaignsOnServer, nineCampaigns } from './campaigns-on-server';
import { anyPage } from './capture-on-server';
import { anyCompany } from './marketing-on-server';
import { anyChannel, anyPublication } from './publishing-on-server';
import { sequencesOnServer } from './sequences-on-server';

interface Held {
  set?: WholeSet;
  pages?: LandingPage[];
  channels?: Channel[];
  /** Where posts lead without a page. */
  target?: string | null;
}

/** A set of which every piece is approved; the names say what each is. */
export const approvedSet = () =>
  anySet({
    campaigns: nineCampaigns().map((campaign) => ({
      ...campaign,
      name: `Hogaza: ${campaign.angle}, ${campaign.type}`,
      status: 'approved' as const,
      approvedVersion: 1,
      networks: campaign.type === 'social media' ? ['facebook' as const, 'bluesky' as const] : [],
    })),
  });

/** A server on which a set goes live; what it publishes and schedules is held, and may be changed by a test. */
export function launchOnServer({ set = approvedSet(), pages = [], channels = [], target = null }: Held = {}) {
  const replies = sequencesOnServer({ sequences: [], isProven: false });
  campaignsOnServer([set]);
  const held = { set, pages, channels, target, replies };
  const keepPage = (id: string, changes: Partial<LandingPage>) => {
    const changed = { ...(held.pages.find((page) => String(page.id) === id) as LandingPage), ...changes };
    held.pages = held.pages.map((page) => (page.id === changed.id ? changed : page));
    return changed;
  };
  fakeApi.answer(marketingPagesApi.list, () => ({ rows: held.pages, next: null }));
  fakeApi.answer(marketingPagesApi.create, ({ body }) => {
    const draft = anyPage({ status: 'draft', campaignId: body.campaignId });
    held.pages = [draft];
    return draft;
  });
  fakeApi.answer(marketingPagesApi.update, ({ params }) => keepPage(params.id, {}));
  fakeApi.answer(marketingPagesApi.publish, ({ params }) => keepPage(params.id, { status: 'live' }));
  fakeApi.answer(marketingPagesApi.switchOff, ({ params }) => keepPage(params.id, { status: 'off' }));
  fakeApi.answer(marketingChannelsApi.list, () => held.channels);
  fakeApi.answer(marketingChannelsApi.create, ({ body }) => {
    const channel = anyChannel({
      id: 31 + held.channels.length,
      network: body.network,
      name: body.name ?? '',
    });
    held.channels = [...held.channels, channel];
    return { ...channel, secret: null };
  });
  fakeApi.answer(marketingCompaniesApi.update, () => ({ ...anyCompany(), act: 'a-1' }));
  fakeApi.answer(marketingPublicationsApi.calendar, {
    zone: 'Europe/Madrid',
    from: '',
    to: '',
    publications: [],
    conflicts: [],
    changes: [],
  });
  fakeApi.answer(marketingPublicationsApi.plan, () => ({
    channels: [],
    slots: [],
    conflicts: [],
    target: held.target,
  }));
  fakeApi.answer(marketingPublicationsApi.schedule, ({ params, body }) => {
    held.set.campaigns = held.set.campaigns.map((one) =>
      String(one.id) === params.id ? { ...one, status: 'scheduled' as const } : one,
    );
    const campaignId = Number(params.id);
    const wall = body.slots[0] ?? '';
    return { publications: [anyPublication({ id: 500 + campaignId, campaignId, wall })], conflicts: [] };
  });
  fakeApi.answer(marketingPublicationsApi.cancel, ({ params }) =>
    anyPublication({ id: Number(params.id), status: 'cancelled' }),
  );
  return held;
}

import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { CampaignType } from '../../../../../shared/marketing/campaigns/kinds';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import {
  marketingLeads,
  marketingPages,
  marketingSubmissions,
} from '../../../../../shared/marketing/capture/tables';
import { marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import type { Door } from '../../../../../shared/marketing/capture/scales';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { marketingClicks, marketingLinks } from '../../../../../shared/marketing/links/tables';
import { testApp } from '../../../../testing/app';
import { painEmail } from '../../campaigns/validators/testing/pieces';
import { bakery } from '../../testing/companies';

type App = Awaited<ReturnType<typeof testApp>>;

/** A moment as tests write it. */
const on = (at: string) => new Date(at);

/** Makes a campaign with one version of its content; resolves to the ids of both. */
async function insertCampaign(
  { db }: App,
  of: { userId: number; marketingCompanyId: number },
  { name, type = 'email', angle = 'pain' }: { name: string; type?: CampaignType; angle?: Angle },
) {
  const times = { createdAt: on('2025-01-01T00:00:00Z'), updatedAt: on('2025-01-01T00:00:00Z') };
  const shared = { ...of, ...times, name, language: 'es', audience: 'B2C' } as const;
  const [campaign] = await db
    .insert(marketingCampaigns)
    .values({ ...shared, type, angle, goal: 'buy', content: JSON.stringify(painEmail) })
    .returning();
  const campaignId = campaign?.id as number;
  const [content] = await db
    .insert(marketingContents)
    .values({ ...shared, campaignId, type: 'email template', body: name })
    .returning();
  const [version] = await db
    .insert(marketingContentVersions)
    .values({
      userId: of.userId,
      contentId: content?.id as number,
      number: 1,
      author: 'template',
      engine: 'template',
      piece: { type: 'email', content: painEmail },
      cited: {},
      at: times.createdAt,
    })
    .returning();
  return { campaignId, contentVersionId: version?.id as number };
}

/** A bakery's landing page, a post's channel and short link, and functions that add what is counted. */
export async function withMeasured({ now, timezone = 'Europe/Madrid' }: { now: string; timezone?: string }) {
  const clock = { now: on(now) };
  const app = await testApp({ now: () => clock.now });
  const { db, build, as } = app;
  const user = await build.user();
  // Tokens are checked by the app's clock.
  const call = await as(user, new Date(clock.now.getTime() + 365 * 86_400_000));
  const { body: company } = await call(marketingCompaniesApi.create, { body: { ...bakery, timezone } });
  const of = { userId: user.owner, marketingCompanyId: company.id as number };
  const landing = await insertCampaign(app, of, { name: 'Página', type: 'landing page', angle: 'proof' });
  const post = await insertCampaign(app, of, { name: 'Publicación', type: 'social media', angle: 'pain' });
  const times = { createdAt: on('2025-01-01T00:00:00Z'), updatedAt: on('2025-01-01T00:00:00Z') };
  const [page] = await db
    .insert(marketingPages)
    .values({
      ...of,
      ...landing,
      ...times,
      slug: `hogaza-${of.marketingCompanyId}`,
      status: 'live',
      fields: ['email'],
      language: 'es',
    })
    .returning();
  const [channel] = await db
    .insert(marketingChannels)
    .values({ ...of, ...times, network: 'bluesky', name: 'Espiga en Bluesky' })
    .returning();
  const pageId = page?.id as number;
  const channelId = channel?.id as number;
  const code = `c${of.marketingCompanyId}`;
  const link = {
    ...of,
    code,
    target: '/',
    campaignId: post.campaignId,
    channelId,
    createdAt: times.createdAt,
  };
  await db.insert(marketingLinks).values(link);
  let serial = 0;

  /** The form by which a lead came. */
  const submit = (leadId: number, at: string, door: Door) =>
    db.insert(marketingSubmissions).values({
      ...of,
      leadId,
      pageId,
      door,
      at: on(at),
      language: 'es',
      email: 'lead@example.org',
      fields: {},
      agreed: false,
      verdict: 'accepted',
      touch: { at },
      visitor: 'ana',
      addressHash: 'ana',
    });

  return {
    app,
    db,
    user,
    call,
    company,
    of,
    clock,
    code,
    pageId,
    channelId,
    landing,
    post,
    view: async (at: string, visitor: string, { bot = false, touch = {} as Partial<Touch> } = {}) => {
      const row = { ...of, pageId, visitor, bot, at: on(at), touch: { at, ...touch } };
      await db.insert(marketingPageViews).values(row);
    },
    click: async (at: string, { bot = false, to = code } = {}) => {
      await db.insert(marketingClicks).values({ ...of, code: to, visitor: 'clicker', bot, at: on(at) });
    },
    lead: async (
      at: string,
      given: Partial<typeof marketingLeads.$inferInsert> = {},
      door: Door = 'page',
    ) => {
      serial += 1;
      const times = { createdAt: on(at), updatedAt: on(at) };
      const touch = { at, code };
      const [lead] = await db
        .insert(marketingLeads)
        .values({
          ...of,
          ...times,
          contactEmail: `lead${serial}@example.org`,
          source: 'comerzia',
          status: 'new',
          pageId,
          firstTouch: touch,
          lastTouch: touch,
          ...given,
        })
        .returning();
      const id = lead?.id as number;
      if (given.pageId !== null) await submit(id, at, door);
      return id;
    },
    /** Many visitors of one day, of whom the first ones become leads. */
    crowd: async (at: string, visitors: number, leads: number, touch: Partial<Touch> = {}) => {
      const row = (index: number) => ({
        ...of,
        pageId,
        visitor: `${at}-${JSON.stringify(touch)}-${index}`,
        bot: false,
        at: on(at),
        touch: { at, ...touch },
      });
      await db.insert(marketingPageViews).values(Array.from({ length: visitors }, (_, index) => row(index)));
      for (let index = 0; index < leads; index += 1) {
        serial += 1;
        const [lead] = await db
          .insert(marketingLeads)
          .values({
            ...of,
            createdAt: on(at),
            updatedAt: on(at),
            contactEmail: `lead${serial}@example.org`,
            source: 'comerzia',
            status: 'new',
            pageId,
            firstTouch: { at, ...touch },
            lastTouch: { at, ...touch },
          })
          .returning();
        await submit(lead?.id as number, at, 'page');
      }
    },
  };
}

import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import type { MarketingLead } from '../../../../../shared/marketing/capture/leads/endpoints';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { type LandingPage, marketingPagesApi } from '../../../../../shared/marketing/capture/pages/endpoints';
import { submissionsApi } from '../../../../../shared/marketing/capture/submissions/endpoints';
import { optInPages, visitorPages } from '../../../../../shared/marketing/capture/visitors/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import type { Mailer } from '../../../../platform/mail/mailer';
import { testApp } from '../../../../testing/app';
import { withSet } from '../../testing/written-set';

/** The user agent of a person's browser. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const eva = { name: 'Eva Puig', email: 'Eva@example.org' };

/** A clock that a test advances, in seconds. */
export function movedClock() {
  let at = Date.now();
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1_000) };
}

type Clock = ReturnType<typeof movedClock>;

/** The bakery of an account, with its address and an approved landing page. */
export async function withApprovedPage(clock: Clock = movedClock(), mailer?: Mailer) {
  const app = { now: clock.now, config: { trustProxy: 1 }, ...(mailer && { mailer }) };
  const made = await withSet(await testApp(app));
  const { call, company, set } = made;
  const params = { id: company.id as number };
  await call(marketingCompaniesApi.update, {
    params,
    body: { postalAddress: 'Calle Mayor 3\n46001 Valencia', brandColor: '#0f6b66' },
  });
  const landings = set.campaigns.filter(({ type }) => type === 'landing page');
  const campaign = landings[0] as (typeof landings)[number];
  await call(marketingCampaignsApi.approve, { params: { id: campaign.id }, body: {} });
  const createPage = async (body: object = {}) =>
    call(marketingPagesApi.create, { body: { campaignId: campaign.id, ...body } });
  return { ...made, clock, campaign, otherCampaign: landings[1] as typeof campaign, createPage };
}

/** The bakery with a live page, and functions for what visitors and the owner do with it. */
export async function withLivePage(clock: Clock = movedClock(), mailer?: Mailer) {
  const made = await withApprovedPage(clock, mailer);
  const { call, anonymous, mailbox, runJobs } = made;
  const fields = ['name', 'email', 'phone', 'company', 'message'];
  const draft = (await made.createPage({ slug: 'hogaza', fields })).body as LandingPage;
  const published = await call(marketingPagesApi.publish, { params: { id: draft.id }, body: {} });
  const page = published.body as LandingPage;
  const params = { slug: page.slug };
  const headersOf = (address: string) => ({ 'User-Agent': firefox, 'X-Forwarded-For': address });
  const show = (query = {}, address = '203.0.113.7', headers = {}) =>
    anonymous(visitorPages.show, { params, query, headers: { ...headersOf(address), ...headers } });
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  /** Opens the page, waits as long as a person would, and submits its form. */
  const send = async (body: object = {}, { address = '203.0.113.7', query = {} } = {}) => {
    const token = tokenIn((await show(query, address)).text);
    clock.pass(10);
    const endpoint = { ...visitorPages.send, path: visitorPages.send.path };
    const urlencoded = { ...headersOf(address), 'Content-Type': 'application/x-www-form-urlencoded' };
    return anonymous(endpoint, { params, query, body: { ...eva, token, ...body }, headers: urlencoded });
  };
  const leads = async () => (await call(marketingLeadsApi.list, { query: {} })).body.rows as MarketingLead[];
  const submissions = async () => (await call(submissionsApi.list, { query: {} })).body.rows;
  /** The token in the last opt-in mail. */
  const optInToken = async () => {
    await runJobs();
    return /\/optin\/([\w-]+)/.exec(mailbox.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const confirm = async () =>
    anonymous(optInPages.confirm, {
      params: { token: await optInToken() },
      headers: headersOf('203.0.113.7'),
    });
  return { ...made, page, params, show, send, leads, submissions, optInToken, confirm, tokenIn, headersOf };
}

import type { Page } from '../../shared/list/page';
import { eventually } from './running-server';

const hour = 3_600_000;
const day = 24 * hour;

/** Publications scheduled per call. */
const atOnce = 10;

/** A COMERZIA account, used through the API. */
export async function marketingAccount(url: () => string, number: number) {
  const headers: Record<string, string> = {
    // A separate client address for each account, so that rate limits do not interfere.
    'X-Forwarded-For': `198.19.0.${number}`,
  };
  async function call<Answer>(path: string, body?: object | string): Promise<Answer> {
    const type = typeof body === 'string' ? 'text/csv' : 'application/json';
    const answer = await fetch(`${url()}/api${path}`, {
      ...{ method: body ? 'POST' : 'GET', headers: { ...headers, 'Content-Type': type } },
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  const name = `eva${number}`;
  const user = { username: name, password: 'a-long-way-home', name: 'Eva', email: `${name}@example.org` };
  const { token } = await call<{ token: string }>('/register', user);
  headers.Authorization = `Bearer ${token}`;

  async function rows<Row>(path: string): Promise<Row[]> {
    const all: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const from: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const page: Page<Row> = await call(`${path}&limit=200${from}`);
      all.push(...page.rows);
      cursor = page.next;
    }
    return all;
  }
  const wanted = (status: string) =>
    `filter=${encodeURIComponent(JSON.stringify({ status: { any: [status] } }))}`;
  return {
    /** Connects a webhook channel. */
    connect: async (company: number, address: string, ignoresRepeats: boolean) => {
      const webhook = { network: 'webhook', format: 'generic', marketingCompanyId: company };
      return (await call<{ id: number }>('/marketing/channels', { ...webhook, address, ignoresRepeats })).id;
    },
    /** Schedules a post on some channels at `times` hourly slots, ten per call. */
    async schedule(campaign: number, channels: readonly number[], times: number) {
      const first = Date.now() + day;
      const slots = Array.from({ length: times }, (_, index) =>
        new Date(first + index * hour).toISOString().slice(0, 16),
      );
      for (let from = 0; from < times; from += atOnce) {
        const body = { channels, slots: slots.slice(from, from + atOnce), zone: 'UTC' };
        await call(`/marketing/campaigns/${campaign}/schedule`, body);
      }
    },
    /** Uploads and checks a file of leads, and starts writing it. */
    async importLeads(company: number, file: string) {
      const path = '/marketing/leads/import';
      const { id, mapping } = await call<{ id: number; mapping: object }>(`${path}?into=${company}`, file);
      await call(`${path}/${id}/mapping`, mapping);
      await eventually(async () => (await call<{ state: string }>(`${path}/${id}`)).state === 'checked');
      await call(`${path}/${id}/commit`, {});
      return id;
    },
    /** Publishes the landing page of a campaign; resolves to its path. */
    async publishPage(campaignId: number) {
      const { id, slug } = await call<{ id: number; slug: string }>('/marketing/pages', { campaignId });
      await call(`/marketing/pages/${id}/publish`, {});
      return `/l/${slug}`;
    },
    /** The ids of publications and mails that the user is told may or may not have been sent. */
    async doubts(company: number, sequence: number) {
      const path = `/marketing/publications?company=${company}&${wanted('unconfirmed')}`;
      const posts = await rows<{ id: number; problem: string | null }>(path);
      const mails = await rows<{ id: number; problem: string | null }>(
        `/marketing/sequences/${sequence}/messages?${wanted('unknown')}`,
      );
      return { posts, mails };
    },
  };
}

import { expect, type Page } from '@playwright/test';
import { loafBrief } from './loaf-brief';

/** A bakery that answers for its data, with a set of nine approved pieces about its loaf; resolves to the company's id. */
export async function withApprovedSet(page: Page, replyTo: string): Promise<number> {
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, { data });
    expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const company = await send('/api/marketing/companies', {
    ...{ name: 'Forn Ribera', sector: 'Alimentación', commercialObjectives: 'Vender más pan por encargo.' },
    ...{ targetAudience: 'Familias del barrio.', targetAudienceType: 'B2C', language: 'es' },
    ...{ timezone: 'Europe/Madrid', brandColor: '#8a3b12', senderName: 'Forn Ribera', replyTo },
    postalAddress: 'Calle Mayor 4\n12001 Castellón',
  });
  const loaf = await send('/api/marketing/products', {
    ...{ marketingCompanyId: company.id, name: 'Hogaza de masa madre', category: 'Pan', ...loafBrief },
  });
  const { sets } = await send('/api/marketing/campaigns/generate', { productId: loaf.id, goal: 'buy' });
  const read = async () => (await page.request.get(`/api/marketing/sets/${sets[0].id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('ready');
  const { refused } = await send(`/api/marketing/sets/${sets[0].id}/approve`, {});
  expect(refused).toEqual([]);
  return company.id;
}

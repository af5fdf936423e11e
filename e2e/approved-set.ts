import { expect, type Page } from '@playwright/test';
import { loafBrief } from './loaf-brief';

async function send(page: Page, url: string, data: object) {
  const answer = await page.request.post(url, { data });
  expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Creates a bakery with a set of nine pieces about its loaf; `fields` are further fields of the company. */
export async function withSet(page: Page, fields: object): Promise<{ companyId: number; setId: number }> {
  const company = await send(page, '/api/marketing/companies', {
    ...{ name: 'Forn Ribera', sector: 'Alimentación', commercialObjectives: 'Vender más pan por encargo.' },
    ...{ targetAudience: 'Familias del barrio.', targetAudienceType: 'B2C', language: 'es' },
    ...{ timezone: 'Europe/Madrid', brandColor: '#8a3b12', ...fields },
  });
  const loaf = await send(page, '/api/marketing/products', {
    ...{ marketingCompanyId: company.id, name: 'Hogaza de masa madre', category: 'Pan', ...loafBrief },
  });
  const { sets } = await send(page, '/api/marketing/campaigns/generate', { productId: loaf.id, goal: 'buy' });
  const read = async () => (await page.request.get(`/api/marketing/sets/${sets[0].id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('ready');
  return { companyId: company.id, setId: sets[0].id };
}

/** Creates a bakery with a postal address and a set of nine approved pieces; resolves to the company's id. */
export async function withApprovedSet(page: Page, replyTo: string): Promise<number> {
  const { companyId, setId } = await withSet(page, {
    ...{ senderName: 'Forn Ribera', replyTo, postalAddress: 'Calle Mayor 4\n12001 Castellón' },
  });
  const { refused } = await send(page, `/api/marketing/sets/${setId}/approve`, {});
  expect(refused).toEqual([]);
  return companyId;
}

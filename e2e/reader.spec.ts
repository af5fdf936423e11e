import { expect, type Page, test } from '@playwright/test';
import { withApprovedSet } from './approved-set';
import { expectAccessible } from './axe';
import { newAccount } from './new-account';
import { mailTo } from './outbox';

/** What a reader may press or fill in: it looks for, shows, copies, keeps or prints something, or is their own. */
const reading = [
  /^(All|Mine|Search|State|Filter|Product|Campaign|Size|Show|View|Fields for|Currency|Period|Compare to|Outcome)\b/,
  /^(Chart|Table|Board|List|Month|Week|Today|Last visit|First visit|Columns|Name|Text|Last change|Since)\b/,
  /^(Title|Company|Stage|Amount|Probability|Close|Email|Phone|Status|Changed|Last contact|Relationship|City|Contacts|Open)\b/,
  /^(Subject|About|Type|When|Due|Priority|Kind|By whom|Angle|Select|Closing this month|Stale|No next task)\b/,
  /^(Download|Copy|PDF in|Print|Read it in|With the SWOT analysis|Import and export|Put on your website)\b/,
  /^(More|Versions|Preview|Details|Where “|Show the week|The five weeks|Bin|X|Back|All sizes|Actions for)\b/,
  /^(All|Contacts|Companies|Products|Campaigns|Contents|Leads|Opportunities|Communications|Tasks)\s?\d*$/,
  // Which communications are shown.
  /^(Awaits an answer|Emails|Calls|Meetings|Notes)\s?\d*$/,
  // Which size of pictures is shown.
  /^(LinkedIn|Facebook and links|Square|Instagram portrait|Stories|Pinterest)$/,
  // The next ones are the person's own.
  /^(Saved? views?|Create calendar link|Use single-key shortcuts|Leave this account|Full name|Save changes|Delete my account)\b/,
  /^(Language|Theme|Light|Dark)\b/,
];

/** A bakery in all three portals. */
async function withBakery(page: Page) {
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, { data });
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const bakery = { name: 'Forn Ribera', sector: 'Food', size: 'small', structure: 'simple' };
  const { id: companyId } = await send('/api/companies', bakery);
  await send('/api/products', { companyId, name: 'Loaf', type: 'product', description: 'Sourdough' });
  await send('/api/contacts', { companyId, name: 'Marta', position: 'Owner' });
  const { id: contact } = await send('/api/leads/contacts', { firstName: 'Lucía', lastName: 'Vidal' });
  const { id: opportunity } = await send('/api/leads/opportunities', { title: 'Bread for the school' });
  await send('/api/leads/tasks', { title: 'Call the school' });
  const marketing = await withApprovedSet(page, 'hola@example.org');
  return { companyId, marketing, contact, opportunity };
}

/** Lets somebody who is registered read the account; resolves to its id. */
async function inviteReader(owner: Page, reader: Page, email: string): Promise<number> {
  const [{ id }] = await (await owner.request.get('/api/accounts')).json();
  const invited = await owner.request.post(`/api/accounts/${id}/invitations`, {
    data: { email, role: 'reader' },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const token = /invitation\?token=([\w-]+)/.exec((await mailTo(email, /invited/)).text ?? '')?.[1];
  const accepted = await reader.request.post(`/api/invitations/${token}/accept`);
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return id;
}

/** What can be pressed or filled in on a page, but for links and tabs. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLInputElement>(
      'main :is(button:not([role=tab]), input, select, textarea, [role=button], [role=menuitem])',
    );
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: false });
    return [...all]
      .filter(
        (one) => !one.disabled && (isSeen(one) || (one.closest('label') && isSeen(one.closest('label')!))),
      )
      .map((one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '')
      .map((name) => name.trim().replace(/\s+/g, ' '));
  });

/** Waits until what can be pressed stays the same. */
async function drawn(page: Page) {
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  let before = '';
  const isSame = async () => {
    const now = (await controls(page)).join();
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [700] }).toBe(true);
}

test('a reader finds nothing on any page of the three portals that would change something', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(240_000);
  await newAccount(owner, 'ramona', 'en');
  const { companyId, marketing, contact, opportunity } = await withBakery(owner);
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = await newAccount(page, 'remei', 'en');
  const account = await inviteReader(owner, page, 'remei@example.org');
  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));

  const company = ['contacts', 'products', 'departments', 'problems', 'strengths', 'report'];
  const steps = ['product', 'campaigns', 'assets', 'publishing', 'leads', 'replies', 'analytics', 'contents'];
  const views = ['publishing?tab=needs', 'leads?view=pages', 'leads?view=suspects', 'replies?view=blocked'];
  const lists = ['contacts', 'companies', 'opportunities', 'communications', 'tasks', 'analytics', 'imports'];
  const records = [`contacts/${contact}`, `opportunities/${opportunity}`];
  const parts = ['people', 'businesses', 'bin', 'sales', 'fields', 'imports', 'tools', 'history'];
  const addresses = [
    ...['/today', '/consultoria', `/empresa/${companyId}/swot`],
    ...company.map((tab) => `/empresa/${companyId}?tab=${tab}&add=one`),
    '/comercia',
    ...[...steps, ...views, 'replies?view=answers', 'product?import=new', 'campaigns?write=set'].map(
      (step) => `/comercia/${marketing}/${step}`,
    ),
    ...[...lists, ...records].map((section) => `/leadmanager/dashboard/${section}`),
    ...parts.map((part) => `/settings?part=${part}`),
  ];
  for (const address of addresses) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}account=${account}`);
    await expect(page.getByText('You can read this account but not change it.')).toHaveCount(1);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await drawn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const unexpected = (await controls(page)).filter((name) => !reading.some((one) => one.test(name)));
    expect.soft(unexpected, address).toEqual([]);
  }
  await expectAccessible(page);
  expect(written.filter((url) => !/validate|plan/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { features } from '../../../features';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { toolboxOf } from '../tool-use';
import { withOwnTools } from './assistant-tools';

const { tools } = toolboxOf(withOwnTools(features.flatMap((feature) => feature.tools ?? [])));
const all = [...tools.values()];

const usualBrand = {
  name: 'Espiga',
  sector: 'Food',
  commercialObjectives: 'Sell bread',
  targetAudience: 'Neighbours',
  targetAudienceType: 'B2C',
};

async function withRecords() {
  const { as, build, db } = await testApp({ now: () => new Date('2026-11-23T09:00:00Z') });
  const person = await build.user();
  const call = await as(person);
  const made = async (...given: Parameters<typeof call>) => (await call(...given)).body as { id: number };
  const company = await made(leadCompanies.create, { body: { name: 'Acme' } });
  const contact = await made(leadContacts.create, { body: { firstName: 'Ana', companyId: company.id } });
  const deal = await made(leadOpportunities.create, { body: { title: 'Web', companyId: company.id } });
  const task = await made(leadTasks.create, { body: { title: 'Call' } });
  const brand = await made(marketingCompaniesApi.create, { body: usualBrand });
  const product = await made(marketingProductsApi.create, {
    body: { name: 'Bread', marketingCompanyId: brand.id },
  });
  const lead = await made(marketingLeadsApi.create, {
    body: { contactName: 'Eva', marketingCompanyId: brand.id },
  });
  const tag = await made(leadTags.create, { body: { name: 'VIP' } });
  const business = (await build.company(person)).company;
  const { body: stages } = await call(leadStages.list);
  const refs = {
    company: `company-${company.id}`,
    contact: `contact-${contact.id}`,
    deal: `deal-${deal.id}`,
    task: `task-${task.id}`,
    brand: `brand-${brand.id}`,
    product: `product-${product.id}`,
    lead: `lead-${lead.id}`,
    business: `business-${business.id}`,
    tag: `tag-${tag.id}`,
    stage: `stage-${stages[2].id}`,
    member: `member-${person.id}`,
  };
  return { call, refs, db };
}

type Refs = Awaited<ReturnType<typeof withRecords>>['refs'];

const reads: [string, (refs: Refs) => object][] = [
  ['search', () => ({ words: 'Acme' })],
  ['fetch', ({ deal }) => ({ record: deal })],
  ['fetch', ({ product }) => ({ record: product })],
  ['history', ({ contact }) => ({ record: contact })],
  ['list_contacts', ({ company }) => ({ company, quietSince: '2026-10-23' })],
  ['list_companies', () => ({ city: 'Vic', withDeals: true, quietSince: '2026-10-23' })],
  [
    'list_deals',
    ({ company, stage }) => ({ company, stage, over: 100, under: 200, stale: true, withoutTask: true }),
  ],
  ['list_communications', ({ company }) => ({ company, type: 'call', when: '2026-11-01/2026-12-01' })],
  ['list_tasks', ({ company }) => ({ company, overdue: true, priority: 'high' })],
  ...['pipeline', 'forecast', 'winRate', 'funnel', 'lostReasons', 'sources', 'activity'].map(
    (figure): [string, (refs: Refs) => object] => [
      'sales_figures',
      () => ({ figure, period: '2026-01-01/2027-01-01' }),
    ],
  ),
  ['list_products', ({ brand }) => ({ brand })],
  ['product_score', ({ product }) => ({ product })],
  ['list_campaigns', ({ brand, product }) => ({ brand, product, status: 'in_review' })],
  ['list_content', ({ brand, product }) => ({ brand, product })],
  ['list_leads', ({ brand }) => ({ brand, status: 'new', created: '2026-11-01/' })],
  ['list_posts', ({ brand }) => ({ brand, status: 'queued', due: '2026-11-01/2026-12-01' })],
  ['campaign_figures', ({ brand }) => ({ brand, period: '2026-11-01/2026-12-01' })],
  ['list_findings', ({ business }) => ({ business, list: 'problems' })],
  ['read_report', ({ business }) => ({ business })],
];

const undoable: [string, (refs: Refs) => object][] = [
  [
    'add_contact',
    ({ company }) => ({ name: 'Eva Sanz', company, email: 'eva@example.org', phone: '600 111 222' }),
  ],
  ['add_company', () => ({ name: 'Molinos', city: 'Vic', relationship: 'prospect' })],
  [
    'add_deal',
    ({ company, stage }) => ({ title: 'Shop', company, stage, amount: 1_000, closes: '2026-12-01' }),
  ],
  [
    'add_task',
    ({ contact }) => ({ title: 'Write', contact, due: '2026-12-01T09:00:00.000Z', priority: 'high' }),
  ],
  [
    'log_communication',
    ({ contact }) => ({ type: 'call', contact, text: 'Wants a quote', when: '2026-11-22' }),
  ],
  ['change_contact', ({ contact }) => ({ contact, status: 'qualified', phone: '600 111 222', city: 'Vic' })],
  ['change_company', ({ company }) => ({ company, relationship: 'customer', city: 'Vic' })],
  [
    'change_deal',
    ({ deal, contact }) => ({ deal, contact, amount: 1_000, closes: '2026-12-01', probability: 50 }),
  ],
  ['move_deal', ({ deal, stage }) => ({ deal, stage })],
  ['change_task', ({ task }) => ({ task, done: true, due: '2026-12-01', priority: 'low' })],
  ['tag_record', ({ company, tag }) => ({ record: company, tag })],
  ['assign_record', ({ company, member }) => ({ record: company, to: member })],
  ['bin_record', ({ company }) => ({ record: company })],
  ['add_product', ({ brand }) => ({ brand, name: 'Cake' })],
  ['add_facts', ({ product }) => ({ product, text: 'It keeps for four days. It weighs 900 g.' })],
  ['change_lead', ({ lead }) => ({ lead, status: 'contacted', notes: 'Called' })],
];

test('there are at most 40 tools, each of its own name and of at most 12 arguments with words', () => {
  expect(all.length).toBeLessThanOrEqual(40);
  const stated = withOwnTools(features.flatMap((feature) => feature.tools ?? [])).flatMap(
    (each) => each.tools,
  );
  expect(stated.map(({ name }) => name).toSorted()).toEqual([...tools.keys()].toSorted());
  for (const { name, takes } of all) {
    expect(name).toMatch(/^[a-z_]{3,40}$/);
    expect(Object.keys(takes).length).toBeLessThanOrEqual(12);
    for (const { label } of Object.values(takes)) expect(label.en && label.es).toBeTruthy();
  }
});

test('every tool that reads answers what it was asked, within its limits', async () => {
  const { call, refs } = await withRecords();
  const asked = new Set(reads.map(([tool]) => tool));
  expect(all.filter(({ effect, name }) => effect === 'read' && !asked.has(name))).toEqual([]);
  for (const [tool, args] of reads) {
    const { status, body, text } = await call(assistantApi.answer, { body: { tool, args: args(refs) } });
    expect({ tool, status, message: status === 200 ? null : body }).toEqual({
      tool,
      status: 200,
      message: null,
    });
    expect(body.said.en && body.said.es).toBeTruthy();
    expect(body.rows.length).toBeLessThanOrEqual(20);
    expect(text.length).toBeLessThan(16 * 1024);
  }
});

test('every undoable tool is proposed, done and undone by its act, which names the proposal', {
  timeout: 180_000,
}, async () => {
  const { call, refs, db } = await withRecords();
  for (const [tool, args] of undoable) {
    const proposed = await call(assistantApi.propose, { body: { tool, args: args(refs) } });
    expect({ tool, status: proposed.status, body: proposed.status === 201 ? null : proposed.body }).toEqual({
      tool,
      status: 201,
      body: null,
    });
    const params = { proposal: proposed.body.id as string };
    const { status, body } = await call(proposalsApi.confirm, { params });
    expect({ tool, status, state: body.state }).toEqual({ tool, status: 200, state: 'confirmed' });
    const acts = await rowsOf(db, `select id from acts where request = '${params.proposal}'`);
    expect({ tool, acts }).toEqual({ tool, acts: [{ id: body.done.act }] });
    const undo = body.done.portal === 'leads' ? leadActs.undo : marketingActs.undo;
    const undone = await call(undo, { params: { act: body.done.act as string } });
    expect({ tool, status: undone.status, left: undone.body.count }).toEqual({ tool, status: 200, left: 0 });
  }
});

test('the last act is undone by name', async () => {
  const { call, refs } = await withRecords();
  await call(leadTasks.update, { params: { id: Number(refs.task.split('-')[1]) }, body: { title: 'Other' } });
  const { body } = await call(assistantApi.propose, { body: { tool: 'undo_act', args: {} } });
  await call(proposalsApi.confirm, { params: { proposal: body.id as string } });
  const { body: task } = await call(leadTasks.read, { params: { id: Number(refs.task.split('-')[1]) } });
  expect(task.title).toBe('Call');
});

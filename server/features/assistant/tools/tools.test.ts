import { expect, test } from 'vitest';
import { z } from 'zod';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { languages } from '../../../../shared/languages';
import { features } from '../../../features';
import { testApp } from '../../../testing/app';
import { schemaOf } from '../../../platform/tools/tool';
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

test('there are at most 40 tools, each of its own name and of at most 12 arguments with words', () => {
  expect(all.length).toBeLessThanOrEqual(40);
  const stated = withOwnTools(features.flatMap((feature) => feature.tools ?? [])).flatMap(
    (each) => each.tools,
  );
  expect(stated.map(({ name }) => name).toSorted()).toEqual([...tools.keys()].toSorted());
  for (const { name, takes } of all) {
    expect(name).toMatch(/^[a-z_]{3,40}$/);
    expect(Object.keys(takes).length).toBeLessThanOrEqual(12);
    const labels = Object.values(takes).map(({ label }) => label);
    for (const { en, es } of labels) expect(en && es).toBeTruthy();
    // In a form two arguments of one name could not be told apart.
    for (const language of languages)
      expect([name, new Set(labels.map((label) => label[language])).size]).toEqual([name, labels.length]);
  }
});

/** What a program is told of a tool. */
function described(tool: (typeof all)[number]) {
  const inputSchema = z.toJSONSchema(schemaOf(tool), { unrepresentable: 'any' });
  const properties = Object.entries(tool.takes).map(([name, { label }]) => [
    name,
    { ...Object(inputSchema.properties?.[name]), description: label.en },
  ]);
  return {
    name: tool.name,
    title: tool.title.en,
    description: tool.about,
    inputSchema: { ...inputSchema, properties: Object.fromEntries(properties) as Record<string, object> },
  };
}

test('all tools are described in 48 KB, each with a flat object of arguments that says what they are', () => {
  const list = all.map(described);
  expect(JSON.stringify(list).length).toBeLessThanOrEqual(48 * 1024);
  for (const { inputSchema, description } of list) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(description.length).toBeGreaterThan(15);
    for (const argument of Object.values(inputSchema.properties))
      expect(argument).not.toMatchObject({ type: 'object' });
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

test('the last act is undone by name', async () => {
  const { call, refs } = await withRecords();
  await call(leadTasks.update, { params: { id: Number(refs.task.split('-')[1]) }, body: { title: 'Other' } });
  const { body } = await call(assistantApi.propose, { body: { tool: 'undo_act', args: {} } });
  await call(proposalsApi.confirm, { params: { proposal: body.id as string } });
  const { body: task } = await call(leadTasks.read, { params: { id: Number(refs.task.split('-')[1]) } });
  expect(task.title).toBe('Call');
});

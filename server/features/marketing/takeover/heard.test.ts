import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import type { CameFrom, Heard } from '../../../../shared/marketing/takeover/heard';
import { marketingTakeover as api } from '../../../../shared/marketing/takeover/endpoints';
import { testApp } from '../../../testing/app';
import { bakery } from '../testing/companies';

const now = new Date('2026-11-20T10:00:00.000Z');

/** An account with a product and a contact. */
async function withContact() {
  const app = await testApp({ now: () => now });
  const user = await app.build.user();
  const call = await app.as(user, new Date(now.getTime() + 86_400_000));
  const { id: company } = (await call(marketingCompaniesApi.create, { body: bakery })).body;
  const product = (
    await call(marketingProductsApi.create, { body: { marketingCompanyId: company, name: 'Hogaza' } })
  ).body;
  const points = [
    { kind: 'email', value: 'eva@cliente.example', label: 'work', primary: true, shared: false },
  ];
  const contact = (await call(leadContacts.create, { body: { firstName: 'Eva', points } })).body;
  const write = (body: string, changes: object = {}) =>
    call(leadCommunications.create, {
      body: {
        type: 'email',
        direction: 'in',
        body,
        occurredAt: '2026-11-10T10:00:00.000Z',
        contactIds: [contact.id],
        ...changes,
      },
    });
  const heard = async () => (await call(api.heard)).body as Heard;
  return { ...app, user, call, company, product, contact, write, heard };
}

test('sentences of customers are listed that they say of themselves or ask, and no others', async () => {
  const { write, heard } = await withContact();
  await write('Hola. El pan del lunes no me dura hasta el miércoles. ¿Lo tenéis sin sal?\nUn saludo.');
  await write('Llámame al 600 100 200 si tengo que pagar antes.\n> ¿Esto lo escribí yo?');
  await write('Nos gustó mucho el curso', { direction: 'out' });
  await write('Yo lo compraba hace dos años', { occurredAt: '2025-11-01T10:00:00.000Z' });
  await write(`Yo ${'tengo mucho que contar '.repeat(10)}`);
  expect((await heard()).sentences.map(({ text }) => text)).toEqual([
    'El pan del lunes no me dura hasta el miércoles.',
    '¿Lo tenéis sin sal?',
  ]);
});

test('words of a customer become a voice only with the tick', async () => {
  const { call, product } = await withContact();
  const params = { id: product.id as number };
  const said = { text: 'El pan del lunes no me dura hasta el miércoles', asks: 'worry' };
  const refused = await call(api.say, { params, body: { ...said, mayPublish: false } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['mayPublish']]);
  const { body } = await call(api.say, { params, body: { ...said, mayPublish: true } });
  expect(body.facts).toMatchObject([
    {
      place: 'voice',
      text: said.text,
      state: 'accepted',
      form: { asks: 'worry' },
      source: { from: 'leads' },
    },
  ]);
  expect(body.act).not.toBeNull();
});

test('a reason for which three deals were lost in a year is offered as a doubt', async () => {
  const { call, heard, contact } = await withContact();
  const stages = (await call(leadStages.list)).body as { id: number; outcome: string }[];
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id as number;
  const lose = async (lostReason: string) => {
    const { body } = await call(leadOpportunities.create, {
      body: { title: 'Pan para el bar', contactId: contact.id },
    });
    const moved = { stageId: lost, lostReason };
    expect((await call(leadOpportunities.move, { params: { id: body.id }, body: moved })).status).toBe(200);
  };
  for (const reason of ['Precio', 'Precio', 'Plazo', 'Precio', 'Plazo']) await lose(reason);
  expect((await heard()).doubts).toEqual([{ reason: 'Precio', count: 3 }]);
});

/** An account with a lead that became a contact, and the reader of where that contact came from. */
async function withLead(contactEmail: string) {
  const { user, call, company, db, runJobs } = await withContact();
  const lead = { marketingCompanyId: company, contactName: 'Rosa', contactEmail };
  const { id } = (await call(marketingLeadsApi.create, { body: { ...lead, source: 'Feria' } })).body;
  await runJobs();
  const contacts = (await call(leadContacts.list, { query: { limit: 50 } })).body.rows as { id: number }[];
  await db.execute(`update marketing_leads set contact_id = ${contacts[0]?.id} where id = ${id}`);
  const origins = async () =>
    (await call(api.origins, { query: { contact: contacts[0]?.id as number } })).body as CameFrom[];
  const describe = (email: string) =>
    call(companies.create, {
      body: { name: 'Roca', sector: 'Madera', size: 'small', structure: 'simple', email },
    });
  return { id, company, user, db, call, contactId: contacts[0]?.id as number, origins, describe };
}

test('a contact shows where it came from, unless it is one of the own people', async () => {
  const { id, company, db, origins, describe } = await withLead('rosa@roca.example');
  expect(await origins()).toMatchObject([
    {
      leadId: id,
      marketingCompanyId: company,
      campaign: null,
      consent: 'none',
      isWaiting: true,
      pageTitle: null,
    },
  ]);
  await db.update(marketingLeads).set({ status: 'won' }).where(eq(marketingLeads.id, id));
  expect(await origins()).toMatchObject([{ leadId: id, status: 'won', isWaiting: false }]);
  await describe('yo@roca.example');
  expect(await origins()).toEqual([]);
});

test('a campaign by which somebody came is named with its address, for the contact and for the company', async () => {
  const { id, company, user, db, call, contactId, origins } = await withLead('rosa@roca.example');
  const [campaign] = await db
    .insert(marketingCampaigns)
    .values({
      userId: user.owner,
      marketingCompanyId: company,
      name: 'Hogaza: dolor',
      type: 'email',
      angle: 'pain',
      goal: 'buy',
      language: 'es',
      audience: 'B2C',
      content: '{}',
    })
    .returning();
  await db.update(marketingLeads).set({ campaignId: campaign?.id }).where(eq(marketingLeads.id, id));
  const to = `/comercia/${company}/campaigns?type=email&angle=pain`;
  expect(await origins()).toMatchObject([{ campaign: { name: 'Hogaza: dolor', to } }]);
  const { body: roca } = await call(leadCompanies.create, { body: { name: 'Roca' } });
  const ofRoca = async () => (await call(api.origins, { query: { crmCompany: roca.id as number } })).body;
  expect(await ofRoca()).toEqual([]);
  await db.update(crmContacts).set({ companyId: roca.id }).where(eq(crmContacts.id, contactId));
  expect(await ofRoca()).toEqual(await origins());
});

test('an address of one’s own at a public mail host makes nobody else there one of the own people', async () => {
  const { origins, describe } = await withLead('rosa@gmail.com');
  await describe('yo@gmail.com');
  expect(await origins()).toHaveLength(1);
});

test('nothing of another account is read', async () => {
  const { as, build, write, contact } = await withContact();
  await write('¿Lo tenéis sin sal?');
  const stranger = await as(await build.user(), new Date(now.getTime() + 86_400_000));
  expect((await stranger(api.heard)).body).toEqual({ sentences: [], doubts: [] });
  expect((await stranger(api.origins, { query: { contact: contact.id as number } })).body).toEqual([]);
});

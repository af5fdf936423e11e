import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadFields } from '../../../../../shared/leads/fields/endpoints';
import { leadOpportunities, leadStages } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { testApp } from '../../../../testing/app';
import { withSet } from '../../../marketing/testing/written-set';

/** An account with one record of each kind that tools change, by reference. */
export async function withEveryKind(options: Parameters<typeof testApp>[0] = {}) {
  const made = await withSet(await testApp(options));
  const { call, user, company: brand, product, set, build } = made;
  const add = async (...given: Parameters<typeof call>) => (await call(...given)).body as { id: number };
  const company = await add(leadCompanies.create, { body: { name: 'Acme', city: 'Vic' } });
  const contact = await add(leadContacts.create, {
    body: {
      firstName: 'Ana',
      companyId: company.id,
      points: [{ kind: 'email', value: 'ana@example.org', primary: true }],
    },
  });
  const deal = await add(leadOpportunities.create, {
    body: { title: 'Web', companyId: company.id, amount: 500 },
  });
  const task = await add(leadTasks.create, { body: { title: 'Call', companyId: company.id } });
  const lead = await add(marketingLeadsApi.create, {
    body: { contactName: 'Eva', marketingCompanyId: brand.id },
  });
  const tag = await add(leadTags.create, { body: { name: 'VIP' } });
  for (const [entity, label, kind] of [
    ['contact', 'Allergy', 'text'],
    ['company', 'Oven size', 'number'],
    ['opportunity', 'Visit', 'date'],
  ] as const)
    await call(leadFields.create, { body: { entity, label, kind } });
  const business = (await build.company(user)).company;
  const { body: stages } = await call(leadStages.list);
  const ofType = (wanted: string) => set.campaigns.find(({ type }) => type === wanted) as { id: number };
  const refs = {
    company: `company-${company.id}`,
    contact: `contact-${contact.id}`,
    deal: `deal-${deal.id}`,
    task: `task-${task.id}`,
    brand: `brand-${brand.id}`,
    product: `product-${product.id}`,
    campaign: `campaign-${ofType('social media').id}`,
    lead: `lead-${lead.id}`,
    business: `business-${business.id}`,
    tag: `tag-${tag.id}`,
    stage: `stage-${stages[2].id}`,
    won: `stage-${stages.find(({ outcome }: { outcome: string }) => outcome === 'won').id}`,
    member: `member-${user.id}`,
  };
  return { ...made, refs };
}

export type Refs = Awaited<ReturnType<typeof withEveryKind>>['refs'];

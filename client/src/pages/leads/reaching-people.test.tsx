import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import {
  anyChange,
  anyCommunication,
  anyCompany,
  anyContact,
  anyOpportunity,
  leadsOnServer,
} from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { CompanyPage } from './company-page';
import { OpportunityPage } from './opportunity-page';
import { openContact } from './testing/open-contact';

const eva = anyContact({ id: 7, name: 'Eva Puig', email: 'eva@ria.example', phone: '+34 600 000 054' });
const at = '/leadmanager/dashboard';

beforeEach(() => signedInAs());

async function openCompany() {
  await renderAt(
    <Route path={`${at}/companies/:id`}>
      <CompanyPage />
    </Route>,
    { path: `${at}/companies/7`, language: 'es' },
  );
  return within(await screen.findByRole('region', { name: 'Contactos' }));
}

test('the timeline of a company names the others that an entry is about, and not the company', async () => {
  const talk = anyCommunication({ companyId: 7, about: 'Eva Puig · Taller Ría' });
  leadsOnServer({ companies: [anyCompany({ id: 7, name: 'Taller Ría' })], communications: [talk] });
  await openCompany();
  const timeline = within(await screen.findByRole('region', { name: 'Cronología' }));
  expect(await timeline.findByText('Eva Puig')).toBeVisible();
  expect(timeline.queryByText(/Taller Ría/)).not.toBeInTheDocument();
});

test('the people of a company are written to, called and messaged from its page', async () => {
  leadsOnServer({ companies: [anyCompany({ id: 7 })], contacts: [eva] });
  const people = await openCompany();
  const leadsTo = async (name: string) => (await people.findByRole('link', { name })).getAttribute('href');
  expect(await leadsTo('Escribir un correo a Eva Puig')).toBe(`${at}/contacts/7?write`);
  expect(await leadsTo('Llamar a Eva Puig')).toBe('tel:+34600000054');
  expect(await leadsTo('WhatsApp a Eva Puig')).toBe('https://wa.me/34600000054');
});

test('nobody is reached who does not want to be', async () => {
  leadsOnServer({ companies: [anyCompany({ id: 7 })], contacts: [{ ...eva, doNotContact: true }] });
  const people = await openCompany();
  expect(await people.findByRole('link', { name: 'Eva Puig' })).toBeVisible();
  expect(people.queryByRole('link', { name: /Llamar|correo|WhatsApp/ })).not.toBeInTheDocument();
});

test('a company that bought nothing yet shows no sum of what it bought', async () => {
  leadsOnServer({
    companies: [anyCompany({ id: 7 })],
    contacts: [eva],
    opportunities: [anyOpportunity({ companyId: 7 }), anyOpportunity({ id: 12, companyId: 7 })],
  });
  const none = { count: 0, amount: 0, others: 0 };
  fakeApi.answer(leadOpportunities.sums, {
    currency: 'EUR',
    open: { ...none, count: 2, amount: 650_000 },
    won: none,
  });
  await openCompany();
  expect(await screen.findByRole('link', { name: /^Abiert/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ganad/ })).not.toBeInTheDocument();
});

test('beside an opportunity stands its contact with how to reach it; its head says how likely it is', async () => {
  leadsOnServer({
    contacts: [eva],
    opportunities: [anyOpportunity({ contactId: 7, contactName: 'Eva Puig', chance: 20, probability: null })],
  });
  await renderAt(
    <Route path={`${at}/opportunities/:id`}>
      <OpportunityPage />
    </Route>,
    { path: `${at}/opportunities/7` },
  );
  const beside = within(await screen.findByRole('region', { name: 'Contact and company' }));
  expect(beside.getByRole('link', { name: 'Eva Puig' })).toHaveAttribute('href', `${at}/contacts/7`);
  expect(await beside.findByRole('link', { name: String(eva.email) })).toBeVisible();
  expect(beside.getByRole('link', { name: String(eva.phone) })).toBeVisible();
  expect(beside.queryByText(/20%/)).toBeNull();
  expect(screen.getByText(/^20% chance/)).toBeVisible();
});

test('the main contact of an opportunity is called and written to from its page', async () => {
  leadsOnServer({ contacts: [eva], opportunities: [anyOpportunity({ contactId: 7 })] });
  const { user } = await renderAt(
    <Route path={`${at}/opportunities/:id`}>
      <OpportunityPage />
    </Route>,
    { path: `${at}/opportunities/7` },
  );
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+34600000054');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(location.pathname + location.search).toBe(`${at}/contacts/7?write`);
});

test('emails and phones are links, and one button adds a task, whether some are open or none', async () => {
  const points = [
    {
      kind: 'email' as const,
      value: 'eva@ria.example',
      label: 'work' as const,
      primary: true,
      shared: false,
    },
    { kind: 'phone' as const, value: '600 000 054', label: 'work' as const, primary: true, shared: false },
  ];
  leadsOnServer({ contacts: [{ ...eva, points }] });
  const { user } = await openContact();
  const facts = within(await screen.findByRole('region', { name: 'Details' }));
  const leadsTo = (name: string) => facts.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('eva@ria.example')).toBe('mailto:eva@ria.example');
  expect(leadsTo('600 000 054')).toBe('tel:600000054');
  await user.click(await screen.findByRole('button', { name: /task/i }));
  expect(screen.queryByRole('region', { name: 'Open tasks' })).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'New task' })).toBeVisible();
});

test('the creation of a record ends its timeline, though what it tells of is older', async () => {
  leadsOnServer(
    {
      contacts: [eva],
      communications: [anyCommunication({ occurredAt: '2026-10-30T10:00:00.000Z', subject: 'First visit' })],
    },
    [anyChange({ verb: 'created', at: '2026-11-26T18:48:00.000Z' })],
  );
  await openContact();
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  await expect.poll(() => timeline.queryAllByRole('listitem').length).toBe(2);
  const [first, last] = timeline.getAllByRole('listitem');
  expect(first).toHaveTextContent('First visit');
  expect(last).toHaveTextContent(/^Created/);
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { CameFrom } from './came-from';

const lead = {
  marketingCompanyId: 7,
  consent: 'none' as const,
  status: 'contacted' as const,
  isWaiting: false,
  at: '2026-11-20T09:00:00.000Z',
};

test('a contact links to the campaign and the page by which it came, or to the leads', async () => {
  const to = '/comercia/7/campaigns?set=2&type=email&angle=pain';
  fakeApi.answer(marketingTakeover.origins, [
    {
      ...lead,
      status: 'won',
      leadId: 2,
      campaign: { name: 'Hogaza: dolor', to },
      slug: 'hogaza',
      pageTitle: 'Pan de verdad',
    },
    {
      ...lead,
      leadId: 3,
      campaign: { name: 'Hogaza: resultado', to: '/comercia/7/campaigns?set=2&type=email&angle=gain' },
      slug: null,
      pageTitle: null,
    },
    { ...lead, leadId: 1, campaign: null, slug: null, pageTitle: null },
  ]);
  await renderAt(<CameFrom contact={4} />, { language: 'es' });
  const part = within(await screen.findByRole('region', { name: 'Llegó por COMERZIA' }));
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/l/hogaza',
    to,
    '/comercia/7/campaigns?set=2&type=email&angle=gain',
    '/comercia/7/leads',
  ]);
  expect(part.getByRole('link', { name: 'Pan de verdad' })).toBeVisible();
  expect(part.getByText('Ganada')).toBeVisible();
  expect(part.getByRole('link', { name: 'Hogaza: resultado' })).toBeVisible();
  expect(fakeApi.callsTo(marketingTakeover.origins)[0]?.search.get('contact')).toBe('4');
});

test('who came by nothing of COMERZIA shows nothing of it', async () => {
  fakeApi.answer(marketingTakeover.origins, []);
  await renderAt(<CameFrom crmCompany={4} />);
  await expect.poll(() => fakeApi.callsTo(marketingTakeover.origins)).toHaveLength(1);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

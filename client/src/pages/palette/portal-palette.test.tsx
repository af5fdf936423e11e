import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Portal } from '@shared/addresses/portals';
import { consultingSearchApi, type FoundInCompany } from '@shared/consulting/search/endpoints';
import { leadSearch } from '@shared/leads/search/endpoints';
import { type FoundMarketing, marketingSearchApi } from '@shared/marketing/search/endpoints';
import { assistantOnServer } from '@/features/assistant/testing/assistant-on-server';
import { leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { PaletteButton } from './palette-button';

const problem: FoundInCompany = {
  entity: 'problem',
  id: 5,
  companyId: 3,
  companyName: 'Panadería Ruiz',
  name: 'Pan que sobra',
};
const hogaza: FoundMarketing = {
  entity: 'marketingProduct',
  id: 11,
  marketingCompanyId: 7,
  name: 'Pan de hogaza',
  detail: 'Pan',
  points: 60,
  isSimilar: false,
};
const paz = { entity: 'contact' as const, id: 9, name: 'Pan Zhou', detail: 'CFO' };

beforeEach(() => {
  signedInAs();
  leadsOnServer();
  assistantOnServer();
  marketingOnServer();
  fakeApi.answer(consultingSearchApi.find, []);
  fakeApi.answer(marketingSearchApi.find, []);
  fakeApi.answer(leadSearch.find, []);
});

async function open(portal: Portal | null, path = '/settings') {
  const rendered = await renderAt(<PaletteButton portal={portal} />, { path, language: 'en' });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', undefined, { timeout: 10_000 });
  return { ...rendered, box };
}

const option = (name: string | RegExp) => screen.findByRole('option', { name });

describe('what it finds', () => {
  beforeEach(() => {
    fakeApi.answer(consultingSearchApi.find, [problem]);
    fakeApi.answer(marketingSearchApi.find, [hogaza]);
    fakeApi.answer(leadSearch.find, [paz]);
  });

  test.each([
    ['comerzia', ['COMERZIA', 'CONSULTIA', 'LEADMANAGER']],
    ['leadmanager', ['LEADMANAGER', 'CONSULTIA', 'COMERZIA']],
    [null, ['CONSULTIA', 'COMERZIA', 'LEADMANAGER']],
  ] as const)('stands by portal, and in %s that portal first', async (portal, order) => {
    const { user, box } = await open(portal);
    await user.type(box, 'pan');
    await option(/Pan Zhou/);
    await option(/Pan de hogaza/);
    await option(/Pan que sobra/);
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
    expect(groups.slice(0, 3).map((id) => document.getElementById(id)?.textContent)).toEqual(order);
  });

  test('opens a problem of CONSULTIA in its list, from any portal', async () => {
    const { user, box } = await open('leadmanager');
    await user.type(box, 'sobra');
    await user.click(await option(/Pan que sobra Problems · Panadería Ruiz/));
    expect(location.pathname + location.search + location.hash).toBe('/empresa/3?tab=problems#problem-5');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is marked from the top, and the arrow keys and Enter choose', async () => {
    const { user, box } = await open('comerzia');
    await user.type(box, 'pan');
    await option(/Pan Zhou/);
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('hogaza'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location.pathname).toBe('/leadmanager/dashboard/contacts/9');
  });

  test('stays when one search does not answer, and that is said', async () => {
    fakeApi.refuse(marketingSearchApi.find, 500, {});
    const { user, box } = await open('comerzia');
    await user.type(box, 'pan');
    expect(await option(/Pan Zhou/)).toBeVisible();
    expect(await screen.findByText(/The search in COMERZIA didn’t answer/)).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Create/ })).not.toBeInTheDocument();
  });

  test('is not crowded by names that are only alike', async () => {
    fakeApi.answer(marketingSearchApi.find, [{ ...hogaza, isSimilar: true }]);
    const { user, box } = await open('comerzia');
    await user.type(box, 'pan');
    await option(/Pan Zhou/);
    expect(screen.queryByRole('option', { name: /Pan de hogaza/ })).not.toBeInTheDocument();
  });
});

describe('what nothing is called by', () => {
  test('becomes a contact, with the name filled in', async () => {
    const { user, box } = await open('leadmanager', '/leadmanager/dashboard');
    await user.type(box, 'Ana Núñez Vidal');
    expect(await screen.findByText('Nothing found for “Ana Núñez Vidal”')).toBeVisible();
    await user.click(await option(/Create contact “Ana Núñez Vidal”/));
    const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
    expect(await dialog.findByLabelText(/First name/)).toHaveValue('Ana');
    expect(dialog.getByLabelText(/Last name/)).toHaveValue('Núñez Vidal');
  });

  test('becomes a business of the portal one is in, or of the other', async () => {
    const { user, box } = await open('consultia', '/consultoria');
    await user.type(box, 'Taller Ría');
    expect(await option('Add business “Taller Ría” COMERZIA')).toBeVisible();
    await user.click(await option('Add business “Taller Ría” CONSULTIA'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
    expect(await dialog.findByLabelText('Name')).toHaveValue('Taller Ría');
  });

  test('is offered beside names that are only alike', async () => {
    fakeApi.answer(marketingSearchApi.find, [{ ...hogaza, isSimilar: true }]);
    const { user, box } = await open('comerzia');
    await user.type(box, 'hogasa');
    expect(await screen.findByText('COMERZIA: similar names')).toBeVisible();
    expect(await option('Add business “hogasa” COMERZIA')).toBeVisible();
  });
});

describe('where it leads', () => {
  test('to the sections of all portals and the parts of the settings, by name', async () => {
    const { user, box } = await open('consultia', '/consultoria');
    expect(await option('Opportunities LEADMANAGER')).toBeVisible();
    await user.type(box, 'stag');
    await user.clear(box);
    await user.type(box, 'fields and');
    await user.click(await option('Fields and tags Settings · LEADMANAGER'));
    expect(location.pathname + location.search).toBe('/settings?part=fields');
  });

  test('to what waits today', async () => {
    const { user, box } = await open('consultia', '/consultoria');
    await user.type(box, 'today');
    await user.click(await option('Today'));
    expect(location.pathname).toBe('/today');
  });

  test('to the steps and tabs of the company that is open', async () => {
    const { user, box } = await open('comerzia', '/comercia/7/product');
    await user.type(box, 'campai');
    await user.click(await option('Campaigns COMERZIA'));
    expect(location.pathname).toBe('/comercia/7/campaigns');
  });

  test('adds an item to the company of CONSULTIA that is open', async () => {
    const { user, box } = await open('consultia', '/empresa/3/swot');
    await user.type(box, 'add prob');
    await user.click(await option('Add problem'));
    expect(location.pathname + location.search).toBe('/empresa/3?tab=problems&add=one');
  });
});

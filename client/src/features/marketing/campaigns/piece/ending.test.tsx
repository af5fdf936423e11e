import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anySet, campaignsOnServer, nineCampaigns } from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { CampaignsScreen } from '../campaigns-screen';

const open = () =>
  renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3&type=social',
    language: 'es',
  });
const menu = async () =>
  within(await screen.findByRole('article', { name: 'Problema' })).getByRole('button', {
    name: 'Más acciones: Problema',
  });
const as = (status: 'scheduled' | 'cancelled') =>
  anySet({ campaigns: nineCampaigns().map((one) => ({ ...one, status })) });

test('the campaign of a post is cancelled once that is confirmed', async () => {
  const held = campaignsOnServer([as('scheduled')]);
  fakeApi.answer(marketingCampaignsApi.end, ({ params }) => {
    held.sets = [as('cancelled')];
    return { id: Number(params.id), status: 'cancelled' as const };
  });
  const { user } = await open();
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar esta campaña' }));
  expect(fakeApi.callsTo(marketingCampaignsApi.end)).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar esta campaña?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar esta campaña' }));
  expect(await screen.findByText('Campaña cancelada')).toBeVisible();
  expect(
    await within(screen.getByRole('article', { name: 'Problema' })).findByText('Cancelada'),
  ).toBeVisible();
});

test('a cancelled campaign is taken up again', async () => {
  campaignsOnServer([as('cancelled')]);
  fakeApi.answer(marketingCampaignsApi.reopen, ({ params }) => ({
    id: Number(params.id),
    status: 'approved' as const,
  }));
  const { user } = await open();
  await user.click(await menu());
  expect(screen.queryByRole('menuitem', { name: 'Cancelar esta campaña' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Retomar esta campaña' }));
  expect(await screen.findByText('Campaña retomada. Vuelve a programarla.')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { launchOnServer } from '@/features/marketing/testing/launch-on-server';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import { anyChannel, anyPost, publishingOnServer } from '@/features/marketing/testing/publishing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { PublishingStep } from './publishing-step';

async function open(channels: ReturnType<typeof anyChannel>[], livePageCount = 0) {
  publishingOnServer();
  launchOnServer({ channels });
  fakeApi.answer(marketingCampaignsApi.list, { rows: [anyPost({ id: 23, setId: 5 })], next: null });
  const company = anyCompany({ approvedCount: 3, livePageCount, postalAddress: 'Calle Mayor 1' });
  const { user } = await renderAt(<PublishingStep company={company} />, {
    path: '/comercia/7/publishing?view=month&date=2027-03-10',
    language: 'es',
  });
  return user;
}

test('without a channel everything goes live from here, and nothing asks for another screen', async () => {
  const user = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Publicar lo aprobado' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar lo aprobado' }));
  expect(await dialog.findByRole('checkbox', { name: 'Facebook' })).toBeChecked();
});

test('who schedules a post that leads nowhere can publish its page along with it', async () => {
  const user = await open([anyChannel()]);
  await user.click(await screen.findByRole('button', { name: 'Programar publicaciones' }));
  const schedule = within(await screen.findByRole('dialog', { name: 'Programar' }));
  await user.click(await schedule.findByRole('button', { name: 'Publicar con la página de destino' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar lo aprobado' }));
  expect(await dialog.findByLabelText('Cuál')).toHaveDisplayValue('Hogaza: pain, landing page');
  expect(screen.queryByRole('dialog', { name: 'Programar' })).toBeNull();
});

test('where page and channel are there, scheduling is what comes first', async () => {
  await open([anyChannel()], 1);
  expect(await screen.findByRole('button', { name: 'Programar publicaciones' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar lo aprobado' })).toBeNull();
});

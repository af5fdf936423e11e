import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { answerPlans, anyChannel, anyPost, publishingOnServer } from '../testing/publishing-on-server';
import { PublishingScreen } from './publishing-screen';

const open = () =>
  renderAt(<PublishingScreen company={anyCompany()} />, {
    path: '/comercia/7/publishing?view=month&date=2027-03-10',
    language: 'es',
  });

test('of 250 approved posts the oldest is found by its words and scheduled, and stays chosen', async () => {
  const posts = Array.from({ length: 250 }, (_, n) =>
    anyPost({ id: 100 + n, name: `Hogaza número ${n + 1}` }),
  );
  publishingOnServer({ channels: [anyChannel()], posts });
  answerPlans();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Programar publicaciones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Programar' }));
  expect(await dialog.findAllByRole('checkbox', { name: /^Hogaza número/ })).toHaveLength(50);
  await user.click(dialog.getByRole('button', { name: 'Ver más publicaciones' }));
  expect(await dialog.findByRole('checkbox', { name: 'Hogaza número 100' })).toBeVisible();
  await user.type(dialog.getByRole('searchbox', { name: 'Buscar publicaciones' }), 'número 250');
  await user.click(await dialog.findByRole('checkbox', { name: 'Hogaza número 250' }));
  await user.clear(dialog.getByRole('searchbox', { name: 'Buscar publicaciones' }));
  expect(await dialog.findByRole('checkbox', { name: 'Hogaza número 1' })).not.toBeChecked();
  expect(dialog.getByRole('region', { name: 'Hogaza número 250' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Programar 1 publicación' }));
  expect(await screen.findByText('1 publicación programada')).toBeVisible();
  expect(fakeApi.callsTo(api.schedule).map(({ path }) => path)).toEqual([
    '/api/marketing/campaigns/349/schedule',
  ]);
}, 30_000);

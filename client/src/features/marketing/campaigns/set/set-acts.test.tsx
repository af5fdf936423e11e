import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anySet, campaignsOnServer, nineCampaigns } from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { CampaignsScreen } from '../campaigns-screen';

test('the drafts of a set that is partly approved are approved from the menu, which says where they are', async () => {
  const campaigns = nineCampaigns().map((one) =>
    one.type === 'email' ? one : { ...one, approvedVersion: 1 },
  );
  campaignsOnServer([anySet({ campaigns })]);
  const { user } = await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3&type=social',
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: /^Más acciones del conjunto/ }));
  expect(await screen.findByRole('menuitem', { name: 'Aprobar los 3 borradores (correo)' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Aprobar los/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Correo/ }));
  expect(await screen.findAllByRole('button', { name: 'Aprobar' })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Aprobar los/ })).not.toBeInTheDocument();
});

test('a tab says in words what its number counts', async () => {
  campaignsOnServer([anySet({ campaigns: nineCampaigns() })]);
  await renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: '/comercia/7/campaigns?product=3',
    language: 'es',
  });
  expect(await screen.findByRole('tab', { name: 'Correo' })).toHaveTextContent(/3 borradores$/);
  // The one act for all of them, which nothing beside it outshines.
  expect(await screen.findByRole('button', { name: /^Aprobar los 9 borradores/ })).toHaveClass('bg-brand');
});

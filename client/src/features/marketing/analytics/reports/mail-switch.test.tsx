import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { membersApi } from '@shared/accounts/endpoints';
import { marketingReportsApi } from '@shared/marketing/analytics/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { memberAs } from '@/testing/signed-in';
import { WithSession } from '@/testing/with-session';
import { analyticsOnServer } from '../../testing/analytics-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { AnalyticsScreen } from '../analytics-screen';

beforeEach(() => {
  const member = { email: 'a@example.com', since: '2026-11-02T10:00:00.000Z', hasFactor: null };
  fakeApi.answer(membersApi.list, [
    { ...member, id: 1, name: 'Marta', role: 'owner' },
    { ...member, id: 9, name: 'Nil', role: 'reader' },
  ]);
});

const open = () =>
  renderAt(
    <WithSession>
      <AnalyticsScreen company={anyCompany()} />
    </WithSession>,
    { path: '/comercia/7/analytics', language: 'es' },
  );

test('among several members reports are mailed to whoever is chosen', async () => {
  memberAs('editor');
  const held = Object.assign(analyticsOnServer(), { mailed: true });
  fakeApi.answer(marketingReportsApi.settings, ({ body }) => Object.assign(held, body));
  const { user } = await open();
  const choice = await screen.findByRole('combobox', { name: 'Se envía a' });
  await waitFor(() => expect(choice).toHaveDisplayValue('Marta'));
  await user.selectOptions(choice, 'Nil');
  expect(fakeApi.callsTo(marketingReportsApi.settings)[0]?.body).toEqual({ mailed: true, memberId: 9 });
  await waitFor(() => expect(choice).toHaveDisplayValue('Nil'));
});

test('a reader sees to whom they are mailed, and changes nothing of it', async () => {
  memberAs();
  Object.assign(analyticsOnServer(), { mailed: true, memberId: 9 });
  await open();
  const choice = await screen.findByRole('combobox', { name: 'Se envía a' });
  await waitFor(() => expect(choice).toHaveDisplayValue('Nil'));
  expect(choice).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Enviar cada informe nuevo por correo' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Crear informe' })).not.toBeInTheDocument();
});

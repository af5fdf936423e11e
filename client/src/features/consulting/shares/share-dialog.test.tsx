import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shares } from '@shared/consulting/shares/endpoints';
import type { ReportShare } from '@shared/consulting/shares/tables';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { companyId, companyOnServer } from '../testing/company-on-server';
import { ShareDialog } from './share-dialog';

const anyShare = (changes: Partial<Wire<ReportShare>> = {}): Wire<ReportShare> => ({
  id: 3,
  withSwot: true,
  createdAt: '2026-03-03T10:00:00.000Z',
  expiresAt: '2026-04-02T10:00:00.000Z',
  ...changes,
});

const url = 'https://example.org/shared/reports/abc';

async function openDialog(given: Wire<ReportShare>[] = []) {
  const held = companyOnServer({ shares: given });
  const onClose = vi.fn<() => void>();
  const rendered = await renderAt(<ShareDialog companyId={companyId} open onClose={onClose} />);
  return { held, onClose, ...rendered };
}

test('a link is made for the days chosen, shown once and copied', async () => {
  const { held, user } = await openDialog();
  fakeApi.answer(shares.create, () => {
    held.shares = [anyShare()];
    return { ...anyShare(), token: 'abc', url };
  });
  expect(await screen.findByText('There are no active links.')).toBeVisible();
  const days = screen.getByLabelText('Valid for (days)');
  expect(days).toHaveValue(30);
  expect(screen.getByLabelText(/Include the SWOT/)).not.toBeChecked();
  await user.clear(days);
  await user.type(days, '7{Enter}');
  const link = await screen.findByLabelText('Link to the report');
  expect(link).toHaveValue(url);
  expect(link).toHaveFocus();
  expect(fakeApi.callsTo(shares.create).at(-1)?.body).toEqual({ days: 7, withSwot: false });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText(/Active until 2 April 2026/)).toBeVisible();
});

test('days outside the limits are refused beside the field', async () => {
  const { user } = await openDialog();
  await user.clear(screen.getByLabelText('Valid for (days)'));
  await user.type(screen.getByLabelText('Valid for (days)'), '91');
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Valid for (days)')).toHaveAccessibleDescription(
      /Choose between 1 and 90 days/,
    ),
  );
  expect(fakeApi.callsTo(shares.create)).toEqual([]);
});

test('a refusal is told and the days stay as they were typed', async () => {
  const { user } = await openDialog();
  fakeApi.refuse(shares.create, 400, { message: 'No', fields: { days: 'Fewer, please' } });
  await user.clear(screen.getByLabelText('Valid for (days)'));
  await user.type(screen.getByLabelText('Valid for (days)'), '60');
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(await screen.findByText('Fewer, please')).toBeVisible();
  expect(screen.getByLabelText('Valid for (days)')).toHaveValue(60);
  expect(screen.getByText('Error making the link')).toBeVisible();
});

test('a link is withdrawn after a question', async () => {
  const { held, user } = await openDialog([anyShare(), anyShare({ id: 4, withSwot: false })]);
  fakeApi.answer(shares.withdraw, () => {
    held.shares = [];
    return null;
  });
  const list = within(await screen.findByRole('region', { name: 'Active links' }));
  const [first] = await list.findAllByRole('button', { name: /^Deactivate the link active until 2 April/ });
  await user.click(first!);
  expect(fakeApi.callsTo(shares.withdraw)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Link deactivated')).toBeVisible();
  expect(fakeApi.callsTo(shares.withdraw)[0]?.path).toBe('/api/report-shares/3');
  expect(await screen.findByText('There are no active links.')).toBeVisible();
});

test('Escape closes, and asks first only if something was typed', async () => {
  const { user, onClose } = await openDialog();
  await screen.findByText('There are no active links.');
  await user.type(screen.getByLabelText('Valid for (days)'), '1');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('links that cannot be read can be asked for again', async () => {
  companyOnServer();
  fakeApi.refuse(shares.list, 500);
  const { user } = await renderAt(<ShareDialog companyId={companyId} open onClose={() => {}} />);
  await screen.findByRole('alert');
  fakeApi.answer(shares.list, [anyShare()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Active until/)).toBeVisible();
});

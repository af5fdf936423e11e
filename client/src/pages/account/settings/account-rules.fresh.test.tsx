import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsApi, invitationsApi, membersApi } from '@shared/accounts/endpoints';
import { assistantApi } from '@shared/assistant/endpoints';
import { auth } from '@shared/auth/endpoints';
import type { MemberRole } from '@shared/auth/member-roles';
import { openAccount } from '@/lib/session/open-account';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { PeopleSettings } from './people-settings';

vi.mock('@/lib/session/open-account', () => ({ openAccount: vi.fn<(account?: number) => void>() }));

const since = '2026-11-02T10:00:00.000Z';
const anna = {
  id: 2,
  name: 'Anna',
  email: 'anna@example.com',
  role: 'reader' as const,
  since,
  hasFactor: false,
};

interface Shown {
  role?: MemberRole;
  others?: (typeof anna)[];
  requiresFactor?: boolean;
  modelAllowed?: boolean;
  /** Where the language model is, if there is one. */
  host?: string | null;
  closingAt?: string | null;
  /** Whether the person has another account too. */
  hasAnother?: boolean;
}

const account = ({
  role = 'owner',
  requiresFactor = false,
  modelAllowed = false,
  closingAt = null,
}: Shown) => ({
  id: 7,
  name: 'Espiga',
  role,
  members: 1,
  isDemo: false,
  requiresFactor,
  modelAllowed,
  closingAt,
});

async function open(shown: Shown = {}) {
  const marta = signedInAs();
  const { role = 'owner', others = [anna], hasAnother = false, host = null } = shown;
  fakeApi.answer(assistantApi.model, { host });
  const another = hasAnother ? [{ ...account({}), id: 8, name: 'Hotel Mar' }] : [];
  const become = (now: Shown) =>
    fakeApi.answer(auth.user, { user: marta, accounts: [account({ role, ...now }), ...another] });
  become(shown);
  fakeApi.answer(membersApi.list, [{ ...marta, role, since, hasFactor: true }, ...others]);
  fakeApi.answer(invitationsApi.list, []);
  const page = await renderAt(<PeopleSettings user={marta} />, {
    path: '/settings?part=people',
    language: 'en',
  });
  return { ...page, become };
}

beforeEach(() => vi.mocked(openAccount).mockClear());

describe('the rule of the second step', () => {
  test('says who lacks one, and is switched on by the owner', async () => {
    const { user, become } = await open();
    const rule = await screen.findByRole('checkbox', { name: 'Members need a second step here' });
    expect(rule).not.toBeChecked();
    expect(rule).toHaveAccessibleDescription('One member does not have one yet.');
    const [own, other] = screen.getAllByText('since 2 Nov 2026', { exact: false });
    expect(within(other?.closest('li') as HTMLElement).getByText('No second step')).toBeVisible();
    expect(within(own?.closest('li') as HTMLElement).queryByText('No second step')).not.toBeInTheDocument();
    fakeApi.answer(accountsApi.update, () => {
      become({ requiresFactor: true });
      return null;
    });
    await user.click(rule);
    expect(await screen.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(rule).toBeChecked());
    expect(fakeApi.callsTo(accountsApi.update)[0]?.body).toEqual({ requiresFactor: true });
  });

  test('leads to the own second step where that is missing', async () => {
    fakeApi.refuse(accountsApi.update, 409, { message: 'Set up a second step of your own first' });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox'));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('Set up a second step of your own first')).toBeVisible();
    expect(refusal.getByRole('link', { name: 'Go to Settings, Security' })).toHaveAttribute(
      'href',
      '/settings?part=security',
    );
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('is not for others than the owner', async () => {
    await open({ role: 'editor' });
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close account' })).not.toBeInTheDocument();
  });
});

describe('the language model', () => {
  test('is switched on by the owner, who sees where questions then go', async () => {
    const { user, become } = await open({ others: [], host: 'api.example.com' });
    const rule = await screen.findByRole('checkbox', { name: 'The assistant may ask the language model' });
    expect(rule).not.toBeChecked();
    expect(rule).toHaveAccessibleDescription(
      'What you ask, and the records that answer it, are sent to api.example.com.',
    );
    fakeApi.answer(accountsApi.update, () => {
      become({ modelAllowed: true });
      return null;
    });
    await user.click(rule);
    await waitFor(() => expect(rule).toBeChecked());
    expect(fakeApi.callsTo(accountsApi.update)[0]?.body).toEqual({ modelAllowed: true });
  });

  test.each<[string, Shown]>([
    ['on a server that has none', { host: null }],
    ['to others than the owner', { host: 'api.example.com', role: 'editor' }],
  ])('is not offered %s', async (_where, shown) => {
    await open(shown);
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /language model/ })).not.toBeInTheDocument();
  });
});

describe('closing an account', () => {
  async function ask(shown: Shown) {
    const page = await open(shown);
    await page.user.click(await screen.findByRole('button', { name: 'Close account' }));
    return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Close the account “Espiga”?' })) };
  }

  test('wants its name typed, and lets its members read for seven more days', async () => {
    const { user, dialog, become } = await ask({});
    expect(dialog.getByText(/can read the account for 7 more days/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Close account' });
    expect(confirm).toBeDisabled();
    fakeApi.answer(accountsApi.close, () => {
      become({ closingAt: '2026-12-04T10:00:00.000Z' });
      return null;
    });
    await user.type(dialog.getByLabelText('Type “Espiga” to confirm'), 'Espiga{Enter}');
    expect(await screen.findByText('The account is being closed')).toBeVisible();
    expect(fakeApi.callsTo(accountsApi.close)[0]?.body).toEqual({ name: 'Espiga' });
    expect(openAccount).not.toHaveBeenCalled();
    fakeApi.answer(accountsApi.keep, () => {
      become({});
      return null;
    });
    await user.click(await screen.findByRole('button', { name: 'Keep the account' }));
    expect(await screen.findByText('The account stays')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Close account' })).toBeVisible();
  });

  test('is done at once for whoever is alone in it, and leads elsewhere', async () => {
    fakeApi.answer(accountsApi.close, null);
    const { user, dialog } = await ask({ others: [], hasAnother: true });
    expect(dialog.getByText(/You are its only member, so it is gone at once/)).toBeVisible();
    await user.type(dialog.getByLabelText('Type “Espiga” to confirm'), 'Espiga{Enter}');
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith());
  });

  test('says why when it is refused', async () => {
    fakeApi.refuse(accountsApi.close, 409, { message: 'This account is being closed already' });
    const { user, dialog } = await ask({});
    await user.type(dialog.getByLabelText('Type “Espiga” to confirm'), 'Espiga{Enter}');
    expect(await screen.findByText('This account is being closed already')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('another account', () => {
  test('is opened under its name, and leads into it', async () => {
    fakeApi.answer(accountsApi.create, { id: 9 });
    const { user } = await open({ others: [] });
    await user.type(await screen.findByLabelText('Name of the new account'), 'Hotel Mar{Enter}');
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith(9));
    expect(fakeApi.callsTo(accountsApi.create)[0]?.body).toEqual({ name: 'Hotel Mar' });
  });

  test('says why there is no room for one, and keeps what was typed', async () => {
    fakeApi.refuse(accountsApi.create, 409, { message: 'A person can be a member of at most 10 accounts' });
    const { user } = await open({ others: [] });
    const name = await screen.findByLabelText('Name of the new account');
    await user.type(name, 'Hotel Mar{Enter}');
    expect(await screen.findByText('A person can be a member of at most 10 accounts')).toBeVisible();
    expect(name).toHaveValue('Hotel Mar');
    expect(openAccount).not.toHaveBeenCalled();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accountsApi, invitationsApi, membersApi } from '@shared/accounts/endpoints';
import { assistantApi } from '@shared/assistant/endpoints';
import { auth } from '@shared/auth/endpoints';
import type { MemberRole } from '@shared/auth/member-roles';
import { endpointsOf } from '@/features/leads/records';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { openAccount } from '@/lib/session/open-account';
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
  hasFactor: true,
};
const pau = {
  id: 5,
  email: 'pau@example.com',
  role: 'reader' as const,
  createdAt: since,
  expiresAt: '2999-12-04T10:00:00.000Z',
};

interface Shown {
  role?: MemberRole;
  others?: (Omit<typeof anna, 'role' | 'hasFactor'> & { role: MemberRole; hasFactor: boolean | null })[];
  invitations?: (typeof pau)[];
  language?: 'en' | 'es';
}

async function open({ role = 'owner', others = [], invitations = [], language = 'en' }: Shown = {}) {
  const marta = signedInAs();
  const account = {
    id: 7,
    name: 'Espiga',
    role,
    members: 1,
    isDemo: false,
    requiresFactor: false,
    modelAllowed: false,
    closingAt: null,
  };
  fakeApi.answer(auth.user, { user: marta, accounts: [account] });
  fakeApi.answer(membersApi.list, [{ ...marta, role, since, hasFactor: true }, ...others], { accountId: 7 });
  fakeApi.answer(invitationsApi.list, invitations, { accountId: 7 });
  fakeApi.answer(assistantApi.model, { host: null });
  return renderAt(<PeopleSettings user={marta} />, { path: '/settings?part=people', language });
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the session is read again where its number of members is not that of the list', async () => {
  await open({ others: [anna] });
  expect(await screen.findByRole('button', { name: 'Remove Anna' })).toBeVisible();
  await waitFor(() => expect(fakeApi.callsTo(auth.user)).toHaveLength(2));
});

describe('somebody alone', () => {
  test('finds who they are, what a second person could do, and one form to invite', async () => {
    await open();
    const members = within(await screen.findByRole('region', { name: 'Members' }));
    expect(members.getByText(/^Only you have access to this account/)).toBeVisible();
    expect(members.getByText('marta@example.com')).toBeVisible();
    expect(members.getByText('Owner')).toBeVisible();
    expect(members.getByText(/^Readers see everything/)).toBeVisible();
    expect(sections()).toEqual(['Members', 'Invite', 'Another account']);
    expect(screen.getAllByRole('button', { name: /invit/i })).toHaveLength(1);
  });

  test('invites by mail, and finds the invitation with its end', async () => {
    const { user } = await open();
    fakeApi.answer(invitationsApi.create, { ...pau, role: 'editor' });
    await user.type(await screen.findByLabelText('Email'), 'pau@example.com');
    await user.selectOptions(screen.getByLabelText('What they may do'), 'Editor: also changes');
    fakeApi.answer(invitationsApi.list, [pau]);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to pau@example.com')).toBeVisible();
    expect(fakeApi.callsTo(invitationsApi.create)[0]?.body).toEqual({
      email: 'pau@example.com',
      role: 'editor',
    });
    expect(await screen.findByText(/expires 4 December/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('reads at the field what is wrong with an address, and loses nothing typed', async () => {
    const { user } = await open();
    const message = 'They are a member already';
    fakeApi.refuse(invitationsApi.create, 409, { message, fields: { email: message } });
    await user.type(await screen.findByLabelText('Email'), 'anna');
    await user.selectOptions(screen.getByLabelText('What they may do'), 'editor');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(fakeApi.callsTo(invitationsApi.create)).toEqual([]);
    await user.type(screen.getByLabelText('Email'), '@example.com{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
    expect(screen.getByLabelText('What they may do')).toHaveValue('editor');
  });

  test('reads above the form why an invitation was refused', async () => {
    const { user } = await open({ language: 'es' });
    fakeApi.refuse(invitationsApi.create, 403, { message: 'Ya hay 50 invitaciones pendientes' });
    await user.type(await screen.findByLabelText('Correo electrónico'), 'pau@example.com{Enter}');
    const region = within(screen.getByRole('region', { name: 'Invitar' }));
    expect(await region.findByRole('alert')).toHaveTextContent('Ya hay 50 invitaciones pendientes');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('pau@example.com');
  });
});

describe('open invitations', () => {
  test('are sent again, which gives an expired one a new end', async () => {
    const { user } = await open({ invitations: [{ ...pau, expiresAt: '2020-03-05T10:00:00.000Z' }] });
    expect(await screen.findByText('expired 5 March')).toBeVisible();
    fakeApi.answer(invitationsApi.resend, pau, { accountId: 7, id: 5 });
    fakeApi.answer(invitationsApi.list, [pau]);
    await user.click(screen.getByRole('button', { name: 'Send again to pau@example.com' }));
    expect(await screen.findByText('Invitation sent to pau@example.com')).toBeVisible();
    expect(await screen.findByText('expires 4 December')).toBeVisible();
  });

  test('are withdrawn', async () => {
    const { user } = await open({ invitations: [pau] });
    fakeApi.answer(invitationsApi.withdraw, null, { accountId: 7, id: 5 });
    const withdraw = await screen.findByRole('button', {
      name: 'Withdraw the invitation of pau@example.com',
    });
    fakeApi.answer(invitationsApi.list, []);
    await user.click(withdraw);
    expect(await screen.findByText(/^Invitation withdrawn/)).toBeVisible();
    await waitFor(() => expect(sections()).toEqual(['Members', 'Invite', 'Another account']));
  });
});

describe('the owner', () => {
  test('sees who is a member, with address, role and since when', async () => {
    await open({ others: [anna] });
    const [own, other] = await screen.findAllByRole('listitem');
    expect(own).toHaveTextContent('MMarta (you)marta@example.comsince 2 Nov 2026Owner');
    expect(other).toHaveTextContent('AAnna anna@example.comsince 2 Nov 2026');
    expect(sections()).toEqual([
      'Members',
      'Invite',
      'Second step',
      'Hand over the account',
      'Name of the account',
      'Another account',
      'Close the account',
    ]);
  });

  test('changes what a member may do', async () => {
    const { user } = await open({ others: [anna] });
    fakeApi.answer(membersApi.update, null, { accountId: 7, memberId: 2 });
    const role = await screen.findByLabelText('What Anna may do');
    expect(role).toHaveValue('reader');
    fakeApi.answer(membersApi.list, [{ ...anna, role: 'editor' }]);
    await user.selectOptions(role, 'Editor');
    expect(await screen.findByText('Anna can now change things too')).toBeVisible();
    expect(fakeApi.callsTo(membersApi.update)[0]?.body).toEqual({ role: 'editor' });
    expect(screen.getByLabelText('What Anna may do')).toHaveValue('editor');
  });

  test('removes a member once it is said what that ends', async () => {
    const { user } = await open({ others: [anna] });
    fakeApi.answer(membersApi.remove, null, { accountId: 7, memberId: 2 });
    const counted = { contacts: 3, companies: 0, opportunities: 1, tasks: 0 };
    for (const [section, count] of Object.entries(counted))
      fakeApi.answer(endpointsOf[section as keyof typeof counted].count, { count, more: false });
    await user.click(await screen.findByRole('button', { name: 'Remove Anna' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Anna?' }));
    expect(dialog.getByText(/still waiting will not be sent.*calendar stops working/)).toBeVisible();
    expect(await dialog.findByText('Assigned to them: 3 contacts and 1 opportunity.')).toBeVisible();
    const heir = dialog.getByRole('combobox', { name: 'Who has it from now on' });
    expect(heir).toHaveDisplayValue('Marta');
    await user.selectOptions(heir, 'Nobody');
    expect(fakeApi.callsTo(membersApi.remove)).toEqual([]);
    fakeApi.answer(membersApi.list, [{ ...anna, id: 1, role: 'owner' }]);
    await user.click(dialog.getByRole('button', { name: 'Remove from the account' }));
    expect(await screen.findByText('Anna no longer has access')).toBeVisible();
    expect(fakeApi.callsTo(membersApi.remove)[0]?.body).toEqual({ handTo: null });
    await waitFor(() => expect(sections()).toEqual(['Members', 'Invite', 'Another account']));
  });

  test('hands the account over to another member, who has to accept', async () => {
    const { user } = await open({ others: [anna] });
    fakeApi.answer(invitationsApi.create, { ...pau, role: 'owner' });
    expect(await screen.findByRole('button', { name: 'Hand over…' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('New owner'), 'Anna (anna@example.com)');
    await user.click(screen.getByRole('button', { name: 'Hand over…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hand “Espiga” over to Anna?' }));
    expect(dialog.getByText(/has to accept.*you stay as an editor/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask Anna' }));
    expect(await screen.findByText('Anna has been asked to accept')).toBeVisible();
    expect(fakeApi.callsTo(invitationsApi.create)[0]?.body).toEqual({ email: anna.email, role: 'owner' });
  });

  test('names the account', async () => {
    const { user } = await open({ others: [anna] });
    fakeApi.answer(accountsApi.update, null, { accountId: 7 });
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Espiga');
    await user.clear(name);
    await user.type(name, 'Panadería Espiga{Enter}');
    expect(await screen.findByText('Name saved')).toBeVisible();
    expect(fakeApi.callsTo(accountsApi.update)[0]?.body).toEqual({ name: 'Panadería Espiga' });
  });
});

describe('a reader or an editor', () => {
  const owner = { ...anna, role: 'owner' as const };

  test.each(['reader', 'editor'] as const)('as %s sees the members and no more', async (role) => {
    await open({ role, others: [owner] });
    expect(await screen.findByText(/anna@example\.com/)).toBeVisible();
    expect(sections()).toEqual(['Members']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(fakeApi.callsTo(invitationsApi.list)).toEqual([]);
  });

  test('leaves once it is said what that ends', async () => {
    const { user } = await open({ role: 'editor', others: [owner] });
    fakeApi.answer(membersApi.remove, null, { accountId: 7, memberId: 1 });
    await user.click(await screen.findByRole('button', { name: 'Leave this account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave “Espiga”?' }));
    expect(dialog.getByText(/To come back you need a new invitation/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith());
  });

  test('who cannot be taken out stays, and reads why', async () => {
    const { user } = await open({ role: 'editor', others: [owner] });
    fakeApi.refuse(membersApi.remove, 409, { message: 'Every account needs an owner' });
    await user.click(await screen.findByRole('button', { name: 'Leave this account' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Every account needs an owner')).toBeVisible();
    expect(location.pathname).toBe('/settings');
  });
});

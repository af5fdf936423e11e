import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { companies } from '@shared/consulting/companies/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { accountStore } from '../account-store';
import { query } from '../api/query-client';
import { useSave } from '../api/save';
import { holdFor } from './hold-for';
import { useEntry, useSignOut } from './sign-in';
import { useSession } from './use-session';

function Account() {
  const { user } = useSession();
  const enter = useEntry();
  const signIn = useSave(auth.login, { onSaved: (answer) => 'user' in answer && enter(answer) });
  const signOut = useSignOut({ onSignedOut: () => history.pushState(null, '', '/auth') });
  return (
    <>
      <p>{user ? `Hello ${user.name}` : 'Nobody'}</p>
      <button
        type="button"
        onClick={() => signIn.mutate({ body: { username: 'marta', password: 'secret' } })}
      >
        Sign in
      </button>
      <button type="button" onClick={() => signOut.mutate()}>
        Sign out
      </button>
    </>
  );
}

function Companies() {
  const list = useQuery(query(companies.list, {}));
  return (
    <button type="button" onClick={() => void list.refetch()}>
      Refresh {list.data?.length ?? 0}
    </button>
  );
}

describe('the session', () => {
  it('begins at sign-in: the token is kept, the user is known and nobody else’s data is left', async () => {
    signedOut();
    const { user, queryClient } = await renderAt(<Account />);
    expect(await screen.findByText('Nobody')).toBeVisible();
    queryClient.setQueryData(['/api/companies'], ['somebody else’s']);
    holdFor(2);
    const draft = accountStore('');
    draft.set('somebody else’s');
    const marta = signedInAs();
    fakeApi.answer(auth.login, { token: 'secret-token', user: marta });

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText('Hello Marta')).toBeVisible();
    expect(localStorage.getItem('auth_token')).toBe('secret-token');
    expect(queryClient.getQueryData(['/api/companies'])).toBeUndefined();
    expect(draft.get()).toBe('');
    expect(fakeApi.callsTo(auth.user)).toHaveLength(1);
  });

  it('ends at sign-out: the page is left, the token, the user and their data are gone', async () => {
    signedInAs();
    fakeApi.answer(auth.logout, null);
    localStorage.setItem('auth_token', 'secret-token');
    const { user, queryClient } = await renderAt(<Account />, { path: '/consultoria' });
    expect(await screen.findByText('Hello Marta')).toBeVisible();
    queryClient.setQueryData(['/api/companies'], ['mine']);
    const draft = accountStore('');
    draft.set('mine');

    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('Nobody')).toBeVisible();
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(queryClient.getQueryData(['/api/companies'])).toBeUndefined();
    expect(draft.get()).toBe('');
  });

  it('is read again when the person comes back to the page', async () => {
    signedInAs();
    await renderAt(<Account />);
    expect(await screen.findByText('Hello Marta')).toBeVisible();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fakeApi.callsTo(auth.user)).toHaveLength(2));
  });

  it('that the server no longer knows is noticed by whichever call finds out', async () => {
    signedInAs();
    fakeApi.answer(companies.list, []);
    const { user } = await renderAt(
      <>
        <Account />
        <Companies />
      </>,
    );
    expect(await screen.findByText('Hello Marta')).toBeVisible();
    signedOut();
    fakeApi.refuse(companies.list, 401);
    await user.click(screen.getByRole('button', { name: /^Refresh/ }));
    expect(await screen.findByText('Nobody')).toBeVisible();
  });
});

import { accountsApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import { todayApi } from '@shared/today/endpoints';
import type { SessionUser } from '@/lib/session/use-session';
import { fakeApi } from './fake-api';

/** The answer about a user who has an account of their own. */
export const sessionOf = (user: SessionUser) => ({
  user,
  accounts: [
    {
      id: user.id,
      name: user.name,
      role: 'owner' as const,
      members: 1,
      isDemo: false,
      requiresFactor: false,
      modelAllowed: false,
      closingAt: null,
    },
  ],
});

/** Signs a user in, by default one without admin rights; nothing waits for them. */
export function signedInAs(changes: Partial<SessionUser> = {}): SessionUser {
  const user: SessionUser = {
    id: 1,
    username: 'marta',
    name: 'Marta',
    email: 'marta@example.com',
    role: 'user',
    createdAt: '2025-01-15T09:00:00.000Z',
    ...changes,
  };
  const session = sessionOf(user);
  fakeApi.answer(auth.user, session);
  fakeApi.answer(accountsApi.list, session.accounts);
  fakeApi.answer(todayApi.read, { waiting: [], coming: [], start: [] });
  return user;
}

/** Signs somebody in who is a member of an account of two, by default to read it. */
export function memberAs(role: 'reader' | 'editor' = 'reader'): SessionUser {
  const user = signedInAs();
  const { accounts } = sessionOf(user);
  fakeApi.answer(auth.user, { user, accounts: accounts.map((each) => ({ ...each, role, members: 2 })) });
  return user;
}

/** Answers every request for the session with 401; whoever signs in then has no other account. */
export function signedOut() {
  fakeApi.refuse(auth.user, 401, { message: 'Please sign in first' });
  fakeApi.answer(accountsApi.list, []);
}

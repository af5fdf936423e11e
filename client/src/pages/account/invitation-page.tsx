import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { invitationsApi, type OpenInvitation } from '@shared/accounts/endpoints';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import type { Wire } from '@shared/http/wire';
import { Acceptance } from '@/features/accounts/invitations/acceptance';
import { NoInvitation } from '@/features/accounts/invitations/no-invitation';
import { Offer } from '@/features/accounts/invitations/offer';
import { OtherAddress } from '@/features/accounts/invitations/other-address';
import { invitationTexts } from '@/features/accounts/texts/invitation';
import { RegistrationForm } from '@/features/auth/registration-form';
import { SignInForm } from '@/features/auth/sign-in/sign-in-form';
import { SignInLayout } from '@/features/auth/sign-in-layout';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { ApiError } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSession } from '@/lib/session/use-session';
import { Spinner } from '@/ui/controls/spinner';
import { ErrorState } from '@/ui/feedback/error-state';

/** What a mailed link invites to. Opening it accepts nothing: mail programs open links too. */
export function InvitationPage() {
  const t = useTexts(invitationTexts);
  const [search] = useSearchParams();
  const token = search.get('token');
  const title = t('title');
  useHead({ title, noindex: true });
  return (
    <SignInLayout title={title} intro="">
      {token ? <Invitation token={token} /> : <NoInvitation why="incomplete" />}
    </SignInLayout>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(query(invitationsApi.read, { token }));
  if (error instanceof ApiError && error.status === 409) return <NoInvitation why="over" />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <>
      <Offer invitation={data} />
      <Entrance token={token} invitation={data} />
    </>
  );
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** How whoever opened the link can accept. */
function Entrance({ token, invitation }: { token: string; invitation: Wire<OpenInvitation> }) {
  const t = useTexts(invitationTexts);
  const [, navigate] = useLocation();
  const { user, isLoading, error, retry } = useSession();
  const { email, isRegistered } = invitation;
  if (isLoading) return <Spinner />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (user && !sameAddress(user.email, email)) return <OtherAddress own={user.email} email={email} />;
  if (user) return <Acceptance token={token} invitation={invitation} />;
  if (isRegistered)
    return (
      <Titled title={t('signIn.title')} text={t('signIn.text', { email })}>
        <SignInForm isForOne />
      </Titled>
    );
  // They have no other account, so that no address has to name it.
  const onRegistered = () => navigate(addressOf(accountPages.today), { replace: true });
  return (
    <Titled title={t('register.title')} text={t('register.text')}>
      <RegistrationForm invited={{ email, hint: t('register.email'), token, onRegistered }} />
    </Titled>
  );
}

const Titled = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <>
    <h2 className="text-lg">{title}</h2>
    <p className="mb-4 text-muted wrap-anywhere">{text}</p>
    {children}
  </>
);

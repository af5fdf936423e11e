import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { useNextAddress } from '@/lib/session/next-address';
import { useSession } from '@/lib/session/use-session';
import { PortalPanel, type SignInPortal } from './portal-panel';
import { SignInLayout } from '../sign-in-layout';
import { SignInTabs } from './sign-in-tabs';
import { signInTexts } from '../texts/sign-in';
import { useSignInTab } from '../use-sign-in-tab';

interface PortalSignInProps {
  portal: SignInPortal;
  /** The page after signing in, unless the address names another. */
  home: string;
  /** A piece of one of its screens. */
  piece?: ReactNode;
  /** Called when the form for signing in is sent without a username or a password. */
  onIncomplete?: () => void;
}

/** A portal's page for signing in and for a new account, which lead into it; redirects users who are signed in. */
export function PortalSignIn({ portal, home, piece, onIncomplete }: PortalSignInProps) {
  const t = useTexts(signInTexts);
  const { user } = useSession();
  const next = useNextAddress(home);
  const { shown } = useSignInTab();
  const isNew = shown === 'register';
  const title = isNew ? t('register.title') : t(`portals.${portal}.title`);
  useHead({ title, noindex: true });

  if (user) return <Redirect to={next} replace />;
  return (
    <SignInLayout
      title={title}
      intro={isNew ? t('register.intro') : t(`portals.${portal}.intro`)}
      panel={<PortalPanel portal={portal} piece={piece} />}
    >
      <SignInTabs onIncomplete={onIncomplete} />
    </SignInLayout>
  );
}

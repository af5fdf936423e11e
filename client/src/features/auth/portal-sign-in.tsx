import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { useNextAddress } from '@/lib/session/next-address';
import { useSession } from '@/lib/session/use-session';
import { PortalPanel, type SignInPortal } from './portal-panel';
import { SignInLayout } from './sign-in-layout';
import { signInTexts } from './texts/sign-in';

interface PortalSignInProps {
  portal: SignInPortal;
  /** The page after signing in, unless the address names another. */
  home: string;
  /** Replaces the heading when the page is not for signing in. */
  heading?: { title: string; intro: string };
  /** A piece of one of its screens. */
  piece?: ReactNode;
  children: ReactNode;
}

/** The layout of a portal's sign-in page; redirects users who are signed in. */
export function PortalSignIn({ portal, home, heading, piece, children }: PortalSignInProps) {
  const t = useTexts(signInTexts);
  const { user } = useSession();
  const next = useNextAddress(home);
  const { title, intro } = heading ?? {
    title: t(`portals.${portal}.title`),
    intro: t(`portals.${portal}.intro`),
  };
  useHead({ title, noindex: true });

  if (user) return <Redirect to={next} replace />;
  return (
    <SignInLayout title={title} intro={intro} panel={<PortalPanel portal={portal} piece={piece} />}>
      {children}
    </SignInLayout>
  );
}

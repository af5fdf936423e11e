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
  /** Where signing in leads, unless the address says where somebody was going. */
  home: string;
  /** What the screen is for while it is not for signing in. */
  heading?: { title: string; intro: string };
  children: ReactNode;
}

/** The sign-in screen of a portal around its form; whoever is or gets signed in is led on. */
export function PortalSignIn({ portal, home, heading, children }: PortalSignInProps) {
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
    <SignInLayout title={title} intro={intro} panel={<PortalPanel portal={portal} />}>
      {children}
    </SignInLayout>
  );
}

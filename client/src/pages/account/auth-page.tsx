import { Suspense } from 'react';
import { PortalSignIn } from '@/features/auth/sign-in/portal-sign-in';
import { useLanguage } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { portals } from '@shared/addresses/portals';

const FirstProject = restingPart(
  async () => (await import('@/features/consulting/sample/first-project')).FirstProject,
);

export function AuthPage() {
  const { language } = useLanguage();
  return (
    <PortalSignIn
      portal="consultia"
      home={portals.consultia.home}
      piece={
        <Suspense>
          <FirstProject key={language} media="(min-width: 64rem)" />
        </Suspense>
      }
    />
  );
}

import { Suspense } from 'react';
import { PortalSignIn } from '@/features/auth/sign-in/portal-sign-in';
import { signInTexts } from '@/features/auth/texts/sign-in';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { portals } from '@shared/addresses/portals';
import { toast } from '@/lib/toast';

const PipelinePiece = restingPart(
  async () => (await import('@/features/leads/demo/pipeline-piece')).PipelinePiece,
);

export function LeadmanagerAuthPage() {
  const { language } = useLanguage();
  const t = useTexts(signInTexts);
  const askForBoth = () =>
    toast({
      variant: 'destructive',
      title: t('signIn.failed'),
      description: t('signIn.incomplete'),
    });
  return (
    <PortalSignIn
      portal="leadmanager"
      home={portals.leadmanager.home}
      piece={
        <Suspense>
          <PipelinePiece key={language} media="(min-width: 64rem)" />
        </Suspense>
      }
      onIncomplete={askForBoth}
    />
  );
}

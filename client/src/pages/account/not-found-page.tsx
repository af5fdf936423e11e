import { type Portal, portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import type { ShownPortal } from '@/features/shell/shown-portal';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { commonTexts } from '@/ui/texts/common';
import { PortalPage } from '../frame/portal-page';

/** What a signed-in user sees at an unknown address: the frame of the portal it lies in, and the way to its home. */
export function NotFoundPage({ portal }: { portal: ShownPortal | null }) {
  const t = useTexts(commonTexts);
  const tShell = useTexts(shellTexts);
  const home: Portal = portal?.name ?? 'consultia';
  const title = t('notFound.title');
  useHead({ title, noindex: true });
  return (
    <PortalPage portal={portal} breadcrumb={[{ label: title }]}>
      <PageHeading isLarge title={title}>
        {t('notFound.hint')}
      </PageHeading>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={portals[home].home}>
          {tShell('toPortal', { portal: tShell(`portals.${home}`) })}
        </ButtonLink>
        <ButtonLink to={addressOf(sitePages.home)} variant="secondary">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </PortalPage>
  );
}

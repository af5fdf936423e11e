import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { type Portal, portals } from '@shared/addresses/portals';
import { SettingsNav } from '@/features/account/settings-nav';
import { AccountSettings } from '@/features/account/account-settings';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useTexts } from '@/i18n/use-texts';
import { type SettingsPart, settingsPartIn } from '@/lib/address/settings-address';
import { useMedia } from '@/lib/use-media';
import { lazyPart } from '@/lib/lazy-part';
import { useAccount } from '@/lib/session/use-account';
import type { SessionUser } from '@/lib/session/use-session';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { PageHeading } from '@/ui/navigation/page-heading';

const BinSettings = lazyPart(async () => (await import('./bin-settings')).BinSettings);
const SecuritySettings = lazyPart(async () => (await import('./security-settings')).SecuritySettings);
const PeopleSettings = lazyPart(async () => (await import('./people-settings')).PeopleSettings);
const LogSettings = lazyPart(async () => (await import('./log-settings')).LogSettings);
const BusinessesSettings = lazyPart(
  async () => (await import('./businesses/businesses-settings')).BusinessesSettings,
);
const NewBusiness = lazyPart(async () => (await import('./businesses/businesses-settings')).NewBusiness);
const LeadsSettings = lazyPart(
  async () => (await import('../../leads/settings/leads-settings')).LeadsSettings,
);

interface SettingsPanelProps {
  user: SessionUser;
  /** The portal in whose frame the settings are; null in that of the account. */
  portal: Portal | null;
}

/** The settings of the account and of each portal, in parts; the address holds the current one. */
export function SettingsPanel({ user, portal }: SettingsPanelProps) {
  const t = useTexts(settingsPartsTexts);
  const current = settingsPartIn(useSearch());
  const { account } = useAccount();
  const isNarrow = useMedia('(width < 64rem)');
  return (
    <>
      <PageHeading
        // Narrow, the select below names the part.
        title={isNarrow ? t('title') : t(`parts.${current}`)}
        actions={
          current === 'businesses' && (
            <Suspense fallback={null}>
              <NewBusiness />
            </Suspense>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <SettingsNav current={current} portal={portal} isOwner={account?.role === 'owner'} />
        {/* The words of a part may still come; the links stay, and with them the focus. */}
        <Suspense fallback={<LoadingBlock className="h-96" />}>
          <section
            key={current}
            aria-label={t(`parts.${current}`)}
            className="@container grid max-w-content gap-4"
          >
            <Part current={current} user={user} portal={portal} />
          </section>
        </Suspense>
      </div>
    </>
  );
}

function Part({ current, user, portal }: SettingsPanelProps & { current: SettingsPart }) {
  switch (current) {
    case 'account':
      return <AccountSettings user={user} />;
    case 'security':
      return <SecuritySettings user={user} signInAt={portals[portal ?? 'consultia'].signIn} />;
    case 'people':
      return <PeopleSettings user={user} />;
    case 'log':
      return <LogSettings />;
    case 'bin':
      return <BinSettings />;
    case 'businesses':
      return <BusinessesSettings />;
    default:
      return <LeadsSettings part={current} />;
  }
}

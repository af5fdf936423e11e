import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { sitePages } from '@shared/addresses/site';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useSession } from '@/lib/session/use-session';
import { site } from '@shared/site';
import { Link } from '@/ui/navigation/link';
import { LogoMark } from '@/ui/logo-mark';
import { portalIcons } from '@/ui/portal-icons';
import { type Portal, portalNames, portals } from '@shared/addresses/portals';
import { AccountSwitch } from './account-switch';
import { EntryLink } from './entry-link';
import { SectionLinks } from './section-links';
import type { ShownPortal } from './shown-portal';
import { SignOutButton } from './sign-out-button';
import { shellTexts } from './texts/shell';

interface SidebarProps {
  portal: ShownPortal | null;
  /** Called when the user follows a link. */
  onLeave?: () => void;
}

export function Sidebar({ portal, onLeave }: SidebarProps) {
  const t = useTexts(shellTexts);
  const { user } = useSession();
  const [path] = useLocation();
  const name = portal?.name ?? 'consultia';
  const Sections = portal?.Sections;
  return (
    <div className="flex min-h-full flex-col gap-6 bg-inherit [@media(max-height:60rem)]:gap-3">
      <Link
        to={addressOf(sitePages.home)}
        onClick={onLeave}
        className="flex min-h-11 items-center gap-2 rounded-control text-lg font-bold"
      >
        <LogoMark />
        {site.name}
      </Link>
      <AccountSwitch home={portal ? portals[name].home : addressOf(accountPages.today)} />
      <nav aria-label={t('portals.label')} className="grid gap-1">
        <EntryLink
          icon={portalIcons.sun}
          label={t('today')}
          to={addressOf(accountPages.today)}
          current={path === addressOf(accountPages.today)}
          onLeave={onLeave}
        />
        {portalNames.map((each) => (
          <PortalLink key={each} name={each} current={each === portal?.name} onLeave={onLeave} />
        ))}
      </nav>
      {portal &&
        (Sections ? <Sections onLeave={onLeave} /> : <SectionLinks portal={portal} onLeave={onLeave} />)}
      {/* In view however many sections the portal has; a low window shows the rest closer together. */}
      <nav
        aria-label={t('account')}
        className="sticky -bottom-4 -mb-4 mt-auto grid gap-1 border-t border-line bg-inherit pt-4 pb-4 [@media(max-height:60rem)]:gap-0 [@media(max-height:60rem)]:pt-2"
      >
        {user?.name && (
          <p className="truncate px-3 pb-1 text-sm text-muted">{t('signedInAs', { name: user.name })}</p>
        )}
        {user?.role === 'admin' && (
          <EntryLink
            icon={portalIcons.envelope}
            label={t('enquiries')}
            to={addressOf(accountPages.enquiries)}
            onLeave={onLeave}
          />
        )}
        <EntryLink
          icon={portalIcons.settings}
          label={t('settings')}
          to={portals[name].settings}
          current={path === portals[name].settings || portal?.isSettings?.(path)}
          onLeave={onLeave}
        />
        <SignOutButton portal={name} />
      </nav>
    </div>
  );
}

function PortalLink({ name, current, onLeave }: { name: Portal; current: boolean; onLeave?: () => void }) {
  const t = useTexts(shellTexts);
  return (
    <Link
      to={portals[name].home}
      onClick={onLeave}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'grid rounded-control border px-3 py-2 leading-snug [@media(max-height:60rem)]:py-1',
        current ? 'border-brand bg-brand/8' : 'border-transparent hover:bg-ink/8',
      )}
    >
      <span className="font-semibold">{t(`portals.${name}`)}</span>
      <span className="text-sm text-muted [@media(max-height:55rem)]:sr-only">
        {t(`portals.${name}Hint`)}
      </span>
    </Link>
  );
}

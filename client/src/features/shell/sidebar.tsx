import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { sitePages } from '@shared/addresses/site';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useSession } from '@/lib/session/use-session';
import { site } from '@shared/site';
import { Icon, type AnyIcon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { LogoMark } from '@/ui/logo-mark';
import { portalIcons } from '@/ui/portal-icons';
import { type Portal, portalNames, portals } from '@shared/addresses/portals';
import { entryLook } from './entry-look';
import { SignOutButton } from './sign-out-button';
import { shellTexts } from './texts/shell';

export interface Section {
  label: string;
  to: string;
  icon: AnyIcon;
  current?: boolean;
}

interface SidebarProps {
  portal: Portal | null;
  sections: readonly Section[];
  /** Called when the user follows a link. */
  onLeave?: () => void;
}

export function Sidebar({ portal, sections, onLeave }: SidebarProps) {
  const t = useTexts(shellTexts);
  const { user } = useSession();
  const settings = portals[portal ?? 'consultia'].settings;
  return (
    <div className="flex min-h-full flex-col gap-6">
      <Link
        to={addressOf(sitePages.home)}
        onClick={onLeave}
        className="flex min-h-11 items-center gap-2 rounded-control text-lg font-bold"
      >
        <LogoMark />
        {site.name}
      </Link>
      <nav aria-label={t('portals.label')} className="grid gap-1">
        {portalNames.map((name) => (
          <PortalLink key={name} name={name} current={name === portal} onLeave={onLeave} />
        ))}
      </nav>
      {sections.length > 0 && (
        <nav aria-label={t('sections')} className="grid gap-1 border-t border-line pt-4">
          {sections.map((section) => (
            <SectionLink key={section.to} {...section} onLeave={onLeave} />
          ))}
        </nav>
      )}
      <nav aria-label={t('account')} className="mt-auto grid gap-1 border-t border-line pt-4">
        {user && (
          <p className="truncate px-3 pb-1 text-sm text-muted">{t('signedInAs', { name: user.name })}</p>
        )}
        {user?.role === 'admin' && (
          <SectionLink
            icon={portalIcons.envelope}
            label={t('enquiries')}
            to={addressOf(accountPages.enquiries)}
            onLeave={onLeave}
          />
        )}
        <SectionLink icon={portalIcons.settings} label={t('settings')} to={settings} onLeave={onLeave} />
        <SignOutButton portal={portal ?? 'consultia'} />
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
        'grid rounded-control border px-3 py-2 leading-snug',
        current ? 'border-brand bg-brand/8' : 'border-transparent hover:bg-ink/8',
      )}
    >
      <span className="font-semibold">{t(`portals.${name}`)}</span>
      <span className="text-sm text-muted">{t(`portals.${name}Hint`)}</span>
    </Link>
  );
}

function SectionLink({ label, to, icon, current, onLeave }: Section & { onLeave?: () => void }) {
  return (
    <Link
      to={to}
      onClick={onLeave}
      aria-current={current ? 'page' : undefined}
      className={classNames(entryLook, current ? 'bg-brand/8 text-brand' : 'hover:bg-ink/8')}
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { Icon, type AnyIcon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { LogoMark } from '@/ui/logo-mark';
import { signInTexts } from '../texts/sign-in';

/** The portals with a sign-in page, and the icon of each of their features. */
const features = {
  consultia: [
    ['analysis', portalIcons.chart],
    ['solutions', portalIcons.settings],
    ['strategy', portalIcons.document],
    ['implementation', portalIcons.check],
  ],
  comerzia: [
    ['marketing', portalIcons.pencil],
    ['sales', portalIcons.settings],
    ['leads', portalIcons.user],
    ['campaigns', portalIcons.envelope],
  ],
  leadmanager: [
    ['contacts', portalIcons.user],
    ['tracking', portalIcons.search],
    ['pipeline', portalIcons.chart],
    ['communication', portalIcons.envelope],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, icon: AnyIcon])[]>;

export type SignInPortal = keyof typeof features;

interface PortalPanelProps {
  portal: SignInPortal;
  /** A piece of one of its screens, for wide windows and for the eyes only. */
  piece?: ReactNode;
}

/** A portal's features, beside the sign-in form. */
export function PortalPanel({ portal, piece }: PortalPanelProps) {
  const t = useTexts(signInTexts);
  return (
    <aside
      aria-labelledby="portal-panel"
      className="on-night grid content-center justify-items-center gap-8 border-t border-line px-4 py-12 sm:px-10 lg:border-t-0 lg:border-l lg:px-16"
    >
      <div className="w-full max-w-xl">
        <p className="mb-8 flex items-center gap-2 font-bold max-lg:hidden">
          <LogoMark />
          {site.name}
        </p>
        <h2 id="portal-panel" className="text-3xl">
          {t(`portals.${portal}.panelTitle`)}
        </h2>
        <p className="mt-2 text-lg text-muted">{t(`portals.${portal}.panelText`)}</p>
        {portal === 'consultia' && (
          <TextLink to={addressOf(sitePages.sampleReport)} className="mt-1 inline-flex min-h-11 items-center">
            {t('portals.consultia.sample')}
          </TextLink>
        )}
      </div>
      {piece && (
        <div aria-hidden className="w-full max-w-xl max-lg:hidden">
          <p className="mb-2 text-sm text-muted">{t('example')}</p>
          <div className="as-page rounded-card border border-line bg-surface p-5 shadow-raised">{piece}</div>
        </div>
      )}
      <ul className="grid w-full max-w-xl gap-x-8 gap-y-5 sm:grid-cols-2">
        {features[portal].map(([name, icon]) => (
          <li key={name} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
            <Icon name={icon} className="size-6 text-accent" />
            <h3 className="font-semibold">{t(`features.${name}.title`)}</h3>
            <p className="col-start-2 text-sm text-muted">{t(`features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { portals } from '@shared/addresses/portals';
import { withSearch } from '@shared/http/address';
import { site } from '@shared/site';
import { useHoldsToken } from '@/lib/session/use-holds-token';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { LogoMark } from '@/ui/logo-mark';
import { LanguageLinks } from './language-links';
import { MobileMenu } from './mobile-menu';
import { SectionLink } from './section-link';
import { frameTexts } from './texts/frame';
import { useScrolledPast } from './use-scrolled-past';

/** Pixels of scroll after which the header is compact and darker. */
const COMPACT_AFTER = 20;

const menuEntry = 'flex min-h-12 items-center border-t border-line text-lg font-medium';
const barEntry =
  'flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control px-1.5 font-medium hover:bg-ink/8 lg:px-3';

// The menu needs scripts; without them a narrow screen shows its entries in a row under the bar.
const barLook =
  'hidden md:flex max-md:noscript:absolute max-md:noscript:inset-x-0 max-md:noscript:top-full max-md:noscript:flex ' +
  'max-md:noscript:overflow-x-auto max-md:noscript:border-b max-md:noscript:border-line max-md:noscript:bg-paper max-md:noscript:px-1 max-md:noscript:text-sm';

/** The sections with an entry, in the order of the page. */
const entries = [
  ['nosotros', 'about'],
  ['servicios', 'services'],
  ['soluciones', 'solutions'],
  ['contacto', 'contact'],
] as const;

const waysIn = {
  portal: { to: portals.consultia.home, label: 'nav.portal' },
  signIn: { to: portals.consultia.signIn, label: 'nav.signIn' },
} as const;

const register = withSearch(portals.consultia.signIn, { tab: 'register' });

export function SiteHeader() {
  const t = useTexts(frameTexts);
  const compact = useScrolledPast(COMPACT_AFTER);
  const holdsToken = useHoldsToken();
  const way = holdsToken ? waysIn.portal : waysIn.signIn;
  return (
    <header
      data-compact={compact}
      className={classNames(
        'on-night fixed inset-x-0 top-0 z-30 border-b transition-colors duration-200 noscript:absolute',
        compact ? 'border-line' : 'border-transparent bg-paper/60!',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-content items-center gap-1 px-3 sm:px-6',
          compact ? 'h-14' : 'h-20',
        )}
      >
        <SectionLink
          section="inicio"
          aria-label={t('nav.toStart', { name: site.name })}
          className="mr-auto flex min-h-11 items-center gap-2 rounded-control text-lg font-bold"
        >
          <LogoMark />
          <span className="max-[359px]:sr-only">{site.name}</span>
        </SectionLink>
        <nav aria-label={t('nav.label')} className={barLook}>
          {entries.map(([section, name]) => (
            <SectionLink key={section} section={section} className={barEntry}>
              {t(`nav.${name}`)}
            </SectionLink>
          ))}
          {/* As wide as its longest text, so that nothing moves once the session is known. */}
          <Link to={way.to} title={t(way.label)} className={`${barEntry} lg:min-w-42`}>
            <Icon name="user" className="size-5 lg:hidden" />
            <span className="sr-only lg:not-sr-only">{t(way.label)}</span>
          </Link>
          {/* Hidden, not removed, so that nothing moves once the session is known. */}
          <Link
            to={register}
            className={classNames(
              'opens-account self-center rounded-control border border-brand px-2 py-1.5 font-medium text-brand hover:bg-brand/10 lg:px-3',
              'flex min-h-11 shrink-0 items-center',
              holdsToken && 'invisible',
            )}
          >
            {t('nav.register')}
          </Link>
        </nav>
        {/* Between a phone and a desk there is no room for it beside the entries, one of which leads there too. */}
        <SectionLink
          section="contacto"
          title={t('nav.writeToUs')}
          aria-label={t('nav.writeToUs')}
          className="grid size-11 place-items-center md:max-lg:hidden rounded-control hover:bg-ink/8"
        >
          <Icon name="envelope" />
        </SectionLink>
        <LanguageLinks />
        <MobileMenu>
          {(close) => (
            <>
              <SectionLink section="inicio" onClick={close} className={menuEntry}>
                {t('nav.home')}
              </SectionLink>
              {entries.map(([section, name]) => (
                <SectionLink key={section} section={section} onClick={close} className={menuEntry}>
                  {t(`nav.${name}`)}
                </SectionLink>
              ))}
              <Link to={way.to} className={menuEntry}>
                {t(way.label)}
              </Link>
              {!holdsToken && (
                <Link to={register} className={`${menuEntry} opens-account`}>
                  {t('nav.register')}
                </Link>
              )}
            </>
          )}
        </MobileMenu>
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { site } from '@shared/site';
import { Link } from '@/ui/navigation/link';
import { LogoMark } from '@/ui/logo-mark';
import { ThemeSwitch } from '@/ui/navigation/theme-switch';
import { ContactDetails } from '../contact-details';
import { SectionLink } from './section-link';
import { frameTexts } from './texts/frame';

const entry = 'inline-flex min-h-11 items-center py-1 text-muted hover:text-ink hover:underline';

/** The year of the founding and this one. */
const years = [...new Set([site.foundingYear, new Date().getFullYear()])];

const legalPages = ['legal', 'privacy', 'cookies', 'accessibility'] as const;

export function SiteFooter() {
  const t = useTexts(frameTexts);
  return (
    <footer className="on-night border-t border-line">
      <div className="mx-auto grid max-w-content grid-cols-[2fr_3fr] gap-x-6 gap-y-6 px-4 py-8 sm:px-6 lg:grid-cols-[2fr_1fr_2fr_2fr]">
        <div className="grid content-start gap-4 max-lg:col-span-2">
          <p className="flex items-center gap-2 text-lg font-bold">
            <LogoMark />
            {site.name}
          </p>
          <p className="max-w-72 text-muted max-sm:hidden">{t('footer.claim')}</p>
        </div>
        <FooterLinks title={t('footer.navigation')}>
          <SectionLink section="inicio" className={entry}>
            {t('nav.home')}
          </SectionLink>
          <SectionLink section="servicios" className={entry}>
            {t('nav.services')}
          </SectionLink>
          <SectionLink section="soluciones" className={entry}>
            {t('nav.solutions')}
          </SectionLink>
          <SectionLink section="contacto" className={entry}>
            {t('nav.contact')}
          </SectionLink>
        </FooterLinks>
        <FooterLinks title={t('footer.portals')}>
          <Link to={portals.consultia.home} className={entry}>
            {t('footer.consultia')}
          </Link>
          <Link to={addressOf(sitePages.comercia)} className={entry}>
            {t('footer.comerzia')}
          </Link>
          <Link to={portals.leadmanager.signIn} className={entry}>
            {t('footer.leadmanager')}
          </Link>
        </FooterLinks>
        <section className="max-lg:col-span-2">
          <h2 className="mb-2 text-base">{t('footer.contact')}</h2>
          <ContactDetails />
          {site.professionalNetwork && (
            <a href={site.professionalNetwork} rel="noopener" className={entry}>
              {site.professionalNetworkName}
            </a>
          )}
        </section>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-5 px-4 py-3 text-sm text-muted sm:px-6">
          {/* A page that was rendered last year is not rendered again for its year. */}
          <p suppressHydrationWarning className="mr-auto py-2 max-sm:flex-1">
            {t('footer.rights', { year: years.join('–'), name: site.legalName })}
          </p>
          <nav
            aria-label={t('footer.legalPages')}
            className="flex flex-wrap gap-x-5 max-sm:order-last max-sm:w-full max-sm:justify-between max-sm:gap-x-2"
          >
            {legalPages.map((page) => (
              <Link key={page} to={addressOf(sitePages[page])} className={entry}>
                {t(`footer.${page}`)}
              </Link>
            ))}
          </nav>
          <div className="max-sm:-ml-3 noscript:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

const FooterLinks = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title} className="grid content-start justify-items-start">
    <h2 className="mb-2 text-base">{title}</h2>
    {children}
  </nav>
);

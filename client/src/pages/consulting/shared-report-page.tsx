import { useParams } from 'wouter';
import { site } from '@shared/site';
import { SharedReport } from '@/features/consulting/shares/shared-report';
import { reportTexts } from '@/features/consulting/report/texts/report';
import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { Link } from '@/ui/navigation/link';
import { LogoMark } from '@/ui/logo-mark';
import { contentId, SkipLink } from '@/ui/navigation/skip-link';
import { ThemeSwitch } from '@/ui/navigation/theme-switch';

/** Without the layout of a portal, because the reader may have no account. */
export function SharedReportPage() {
  const t = useTexts(reportTexts);
  const { token = '' } = useParams();
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex max-w-content items-center gap-2 px-4 py-2 sm:px-6">
          <Link
            to={addressOf(sitePages.home)}
            className="mr-auto inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <LogoMark className="size-7" />
            {site.name}
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="mx-auto max-w-content px-4 py-8 sm:px-6">
        <SharedReport key={token} token={token} />
      </main>
      <footer className="mx-auto max-w-content px-4 pb-8 text-sm text-muted sm:px-6">
        {t('shared.by', { site: site.name })}
      </footer>
    </div>
  );
}

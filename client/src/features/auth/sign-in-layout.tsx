import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { LogoMark } from '@/ui/logo-mark';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { contentId, SkipLink } from '@/ui/navigation/skip-link';
import { commonTexts } from '@/ui/texts/common';
import { ThemeSwitch } from '@/ui/navigation/theme-switch';

interface SignInLayoutProps {
  title: string;
  intro: string;
  /** The portal's features; beside the form on a wide screen, below it on a narrow one. */
  panel?: ReactNode;
  children: ReactNode;
}

export function SignInLayout({ title, intro, panel, children }: SignInLayoutProps) {
  const t = useTexts(commonTexts);
  return (
    <div className={panel ? 'grid min-h-dvh lg:grid-cols-2' : 'grid min-h-dvh'}>
      <SkipLink />
      <div className="flex flex-col">
        <header className="flex items-center gap-1 px-2 py-2 sm:px-4">
          <ButtonLink to={addressOf(sitePages.home)} variant="quiet" icon="back" className="mr-auto">
            {t('actions.back')}
          </ButtonLink>
          <LanguageSwitch />
          <ThemeSwitch />
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="sign-in mx-auto w-full max-w-md grow px-4 pt-4 pb-12 sm:px-6 lg:pt-[10vh]"
        >
          <p className={`mb-5 flex items-center gap-2 font-bold ${panel ? 'lg:hidden' : ''}`}>
            <LogoMark />
            {site.name}
          </p>
          <PageHeading isLarge title={title}>
            {intro}
          </PageHeading>
          {children}
        </main>
      </div>
      {panel}
    </div>
  );
}

import type { ReactNode } from 'react';
import { contentId, SkipLink } from '@/ui/skip-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of every public page. Its first section is the dark hero, which runs behind the header. */
export const SitePage = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <SiteHeader />
    <main id={contentId} tabIndex={-1}>
      {children}
    </main>
    <SiteFooter />
  </>
);

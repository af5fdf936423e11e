import { type ReactNode, useEffect, useRef } from 'react';
import { contentId, SkipLink } from '@/ui/navigation/skip-link';
import { revealBelowTheFold } from '../reveal';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The layout of every public page. Its first section is the dark hero, which lies behind the header. */
export function SitePage({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? revealBelowTheFold(main.current) : undefined), []);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main ref={main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

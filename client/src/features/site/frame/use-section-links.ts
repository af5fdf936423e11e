import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';
import { goToSection, sectionIds } from '../sections';
import { opensElsewhere } from './section-link';

/** Follows the links to sections of this page inside a part that rests, which would load the page again. */
export function useSectionLinks(part: RefObject<HTMLElement | null>) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const listening = new AbortController();
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const section = sectionIds.find((id) => link?.hash === `#${id}`);
      if (!link || !section || link.pathname !== path || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
      goToSection(section);
    }
    part.current?.addEventListener('click', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [part, path, navigate]);
}

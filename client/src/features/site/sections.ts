import { useEffect } from 'react';
import { holdSection } from './frame/held-section';

/** Ids of the home page's sections in order; the first is the hero. */
export const sectionIds = ['inicio', 'nosotros', 'servicios', 'soluciones', 'contacto'] as const;
export type SectionId = (typeof sectionIds)[number];

/** The hero is the top of the page, without a fragment. */
export const fragmentOf = (id: SectionId) => (id === 'inicio' ? '' : `#${id}`);

/** Scrolls to a section and focuses it; does nothing if the page has no such section. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  holdSection(section);
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
}

/** Scrolls to the section in the address, if the browser looked for it before it was rendered. */
export function useNamedSection(): void {
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (!named) return;
    holdSection(named);
    if (scrollY === 0 && !named.matches(':target')) named.scrollIntoView({ behavior: 'instant' });
  }, []);
}

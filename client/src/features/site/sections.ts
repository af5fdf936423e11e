import { useEffect } from 'react';
import { holdSection } from './frame/held-section';

/** Ids of the home page's sections, in their order; the first is the hero. */
export const sectionIds = ['inicio', 'nosotros', 'servicios', 'soluciones', 'contacto'] as const;
export type SectionId = (typeof sectionIds)[number];

/** The hero is the page itself, without a fragment. */
export const fragmentOf = (id: SectionId) => (id === 'inicio' ? '' : `#${id}`);

/** Scrolls to a section and lets the keyboard go on from there; nothing happens where there is no such section. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  holdSection();
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
}

/** Shows the section that the address names, if the browser looked for it before the page was there. */
export function useNamedSection(): void {
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (!named) return;
    holdSection();
    if (scrollY === 0 && !named.matches(':target')) named.scrollIntoView({ behavior: 'instant' });
  }, []);
}

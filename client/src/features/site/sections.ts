import { useEffect } from 'react';

/** Ids of the home page's sections, in their order; the first is the hero. */
export const sectionIds = ['inicio', 'servicios', 'contacto'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Scrolls to a section and lets the keyboard go on from there; nothing happens where there is no such section. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
}

/** Shows the section that the address names: the browser looked for it before the page was there. */
export function useNamedSection(): void {
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named && scrollY === 0) named.scrollIntoView();
  }, []);
}

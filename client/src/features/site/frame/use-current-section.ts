import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isSectionHeld } from './held-section';
import { fragmentOf, type SectionId, sectionIds } from '../sections';

/** The share of itself or of the viewport that a section must fill to be the current one. */
const FILLED = 0.5;

/** Thresholds of 1 %, fine enough for a section many screens long. */
const steps = Array.from({ length: 101 }, (_, step) => step / 100);

/** Whether a section with `visible` pixels on the screen fills half of itself or half of the viewport. */
const fillsEnough = (visible: number, height: number, viewport: number) =>
  visible > 0 && visible >= FILLED * Math.min(height, viewport);

function watchSections(onCurrent: (id: SectionId) => void): () => void {
  const filling = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect } of entries) {
        const fills = fillsEnough(intersectionRect.height, boundingClientRect.height, innerHeight);
        if (fills) filling.add(target.id);
        else filling.delete(target.id);
      }
      const topmost = sectionIds.find((id) => filling.has(id));
      if (topmost && !isSectionHeld()) onCurrent(topmost);
    },
    { threshold: steps },
  );
  for (const id of sectionIds) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}

function writeFragment(id: SectionId) {
  const fragment = fragmentOf(id);
  if (location.hash === fragment) return;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * The current section of the home page, which is in the address; scrolling replaces the address without a
 * history entry.
 */
export function useCurrentSection(): SectionId {
  const fragment = useLocationProperty(
    () => location.hash,
    () => '',
  );
  useEffect(() => {
    const home = location.pathname;
    // The home page stays on the screen while the next one, whose address stands already, is loaded.
    return watchSections((id) => {
      if (location.pathname === home) writeFragment(id);
    });
  }, []);
  return sectionIds.find((id) => fragmentOf(id) === fragment) ?? 'inicio';
}

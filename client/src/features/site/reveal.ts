/** The share of a section that must be visible before it fades in. */
const SEEN = 0.1;

/**
 * Fades in the sections below the fold when they become visible. Sections on the screen stay as they are, and
 * so do all if the browser has no IntersectionObserver. styles.css defines the marks.
 */
export function revealBelowTheFold(page: ParentNode): () => void {
  const observers: IntersectionObserver[] = [];
  for (const section of page.querySelectorAll<HTMLElement>('section')) {
    if (section.parentElement?.closest('section')) continue;
    const { top, height } = section.getBoundingClientRect();
    if (top < innerHeight || section.dataset.reveal) continue;
    section.dataset.reveal = 'waiting';
    observers.push(whenSeen(section, Math.min(SEEN, innerHeight / 2 / height)));
  }
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

function whenSeen(section: HTMLElement, part: number) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      section.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: part },
  );
  observer.observe(section);
  return observer;
}

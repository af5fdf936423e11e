/** The part of a section that must be seen for it to fade in. */
const SEEN = 0.1;

/**
 * Lets the sections below the fold fade in when they are reached. What is on the screen already stays as it is, and so
 * does everything where nothing can tell when a section is reached. styles.css says what the marks mean.
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

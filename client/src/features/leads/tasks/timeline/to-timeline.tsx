import { useRef, useSyncExternalStore } from 'react';
import { recordTexts } from '../../texts/record';
import { useTexts } from '@/i18n/use-texts';

/** Screens above the timeline from which on a link leads there. */
const FAR = 1.5;

const subscribe = (listener: () => void) => {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    removeEventListener('resize', listener);
  };
};

/** Whether the timeline begins far below the top of its page, the height of `own` left out. */
function isFar(own: HTMLElement | null): boolean {
  const timeline = document.getElementById('timeline');
  if (!timeline) return false;
  const top = timeline.getBoundingClientRect().top + scrollY - (own?.offsetHeight ?? 0);
  return top > FAR * innerHeight;
}

/** Leads to the timeline of a record where, in one column, it is beyond the first screens. */
export function ToTimeline() {
  const t = useTexts(recordTexts);
  const own = useRef<HTMLDivElement>(null);
  const isShown = useSyncExternalStore(subscribe, () => isFar(own.current));
  return (
    <div ref={own} className="lg:hidden">
      {isShown && (
        <a
          href="#timeline"
          className="mt-1 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand underline underline-offset-4"
        >
          {t('timeline.jump')}
        </a>
      )}
    </div>
  );
}

import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focused field of a form out from under what stays in view above it, as far as its `scroll-margin-top` reaches:
 * what stands above the form may become shorter as the page loads and as figures change, also while the browser still
 * scrolls to the field.
 */
export function useUncoveredField(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const uncover = () => {
      const field = document.activeElement;
      if (!field || !form.current?.contains(field)) return;
      const { top, bottom } = field.getBoundingClientRect();
      const isCovered = bottom > 0 && top < Number.parseFloat(getComputedStyle(field).scrollMarginTop);
      if (isCovered) field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const onceThere = () => addEventListener('scrollend', uncover, { once: true });
    const observer = new ResizeObserver(uncover);
    observer.observe(document.body);
    onceThere();
    addEventListener('focusin', onceThere);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onceThere);
      removeEventListener('scrollend', uncover);
    };
  }, [form]);
}

import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focused field of a form in view, below what stays there above it (its `scroll-margin-top`), until the reader
 * scrolls elsewhere: what stands above the form changes its height as the page loads and as figures change, also while
 * the browser still scrolls to the field, which then ends beside it.
 */
export function useUncoveredField(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let isFollowed = true;
    const uncover = () => {
      const field = document.activeElement;
      if (!isFollowed || !field || !form.current?.contains(field)) return;
      const { top, bottom } = field.getBoundingClientRect();
      const isInView =
        top >= Number.parseFloat(getComputedStyle(field).scrollMarginTop) && bottom <= innerHeight;
      if (!isInView) field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const leave = () => {
      isFollowed = false;
    };
    const onceThere = () => {
      isFollowed = true;
      addEventListener('scrollend', uncover, { once: true });
    };
    const observer = new ResizeObserver(uncover);
    observer.observe(document.body);
    onceThere();
    addEventListener('focusin', onceThere);
    addEventListener('wheel', leave, { passive: true });
    addEventListener('touchmove', leave, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onceThere);
      removeEventListener('scrollend', uncover);
      removeEventListener('wheel', leave);
      removeEventListener('touchmove', leave);
    };
  }, [form]);
}

/** Cards side by side on a phone, where one is seen and the others come at a swipe. Positioned, so that hidden texts in it widen no page. */
export const swiped =
  'max-md:relative max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:gap-3 max-md:pt-3 max-md:overflow-x-auto max-md:px-4';

export const swipedRow =
  'max-md:w-[85%] max-md:shrink-0 max-md:snap-start max-md:rounded-card max-md:border max-md:bg-surface max-md:px-4';

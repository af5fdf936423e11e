import type { ComponentProps } from 'react';

/** A box to tick of 20 px; name it with a label. Its look is in styles.css: a class is lighter than its utilities. */
export const Checkbox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className="checkbox size-5 shrink-0" />
);

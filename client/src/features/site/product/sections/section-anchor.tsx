import type { ReactNode } from 'react';
import { buttonLook } from '@/ui/controls/button-look';

/** A button-like link to another section of the page; a plain anchor, so that it works without scripts. */
export const SectionAnchor = ({ section, children }: { section: string; children: ReactNode }) => (
  <a href={`#${section}`} className={buttonLook('secondary')}>
    {children}
  </a>
);

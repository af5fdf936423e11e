import type { ReactNode } from 'react';

/** One entry of a product page's section, in words that are ready to be shown. */
export interface ProductItem {
  title: string;
  text: string;
  points?: readonly string[];
  /** A small drawing above the title; decorative. */
  mark?: ReactNode;
}

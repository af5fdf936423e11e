import type { ReactNode } from 'react';

/** One entry of a section of a product page, with translated texts. */
export interface ProductItem {
  title: string;
  text: string;
  points?: readonly string[];
  /** The way to its page. */
  link?: { to: string; label: string };
  /** A small decorative drawing above the title. */
  mark?: ReactNode;
}

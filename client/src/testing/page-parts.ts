import { screen, within } from '@testing-library/react';

const main = () => within(screen.getByRole('main'));

/** The headings of a page's content at a level, in their order. */
export const headings = (level: 1 | 2 | 3) =>
  main()
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);

/** Where the links of a page's content lead, by their names, in their order. */
export const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

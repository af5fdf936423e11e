import { screen, within } from '@testing-library/react';

const main = () => within(screen.getByRole('main'));

/** The headings of a level in a page's content, in order. */
export const headings = (level: 1 | 2 | 3) =>
  main()
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);

/** The targets of the links in a page's content, with their names, in order. */
export const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

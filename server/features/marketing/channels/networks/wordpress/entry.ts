import { escapeHtml } from '../../../../../../shared/escape-html';
import { folded } from '../../../../../../shared/plain-text';
import type { Posting } from '../../driver';

/** The maximum number of title characters in a slug. */
const mostOfTitle = 60;

/** A slug from the title and the publication's id, so that it is unique and the same in every attempt. */
export function slugOf({ id, title }: Pick<Posting, 'id' | 'title'>): string {
  const words = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfTitle)
    .replace(/^-+|(?<!-)-+$/g, '');
  return `${words || 'q'}-${id}`;
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}»”’'…])/u;

/** Turns URLs into links: `split` puts them at odd indexes. */
const withLinks = (text: string) =>
  text
    .split(address)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : linkTo(escapeHtml(part))))
    .join('');

const linkTo = (shown: string) => `<a href="${shown}">${shown}</a>`;

/** The text as escaped HTML paragraphs with links. */
export const bodyOf = ({ text }: Pick<Posting, 'text'>): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${withLinks(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

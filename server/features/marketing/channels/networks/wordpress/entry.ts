import { escapeHtml } from '../../../../../../shared/escape-html';
import { folded } from '../../../../../../shared/plain-text';
import type { Posting } from '../../driver';

/** Letters of the title in an address. */
const mostOfTitle = 60;

/** The words of the title and the id of the publication: the same in every attempt, and no other publication's. */
export function slugOf({ id, title }: Pick<Posting, 'id' | 'title'>): string {
  const words = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfTitle)
    .replace(/^-+|(?<!-)-+$/g, '');
  return `${words || 'q'}-${id}`;
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}»”’'…])/u;

/** Every second part of what is split by an address is one. */
const withLinks = (text: string) =>
  text
    .split(address)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : linkTo(escapeHtml(part))))
    .join('');

const linkTo = (shown: string) => `<a href="${shown}">${shown}</a>`;

/** The text as paragraphs, its addresses as links; nothing in it is taken for markup. */
export const bodyOf = ({ text }: Pick<Posting, 'text'>): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${withLinks(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

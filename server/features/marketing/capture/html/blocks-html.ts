import type { Block, Line } from '../../../../../shared/marketing/campaigns/piece';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { safe } from './html';

const items = (lines: readonly Line[]) => lines.map(({ text }) => `<li>${safe(text)}</li>`).join('');

const labelled = (lines: readonly Line[]) =>
  lines.map(({ label = '', text }) => `<div><dt>${safe(label)}</dt><dd>${safe(text)}</dd></div>`).join('');

const drawn: Record<NonNullable<Block['kind']>, (lines: readonly Line[]) => string> = {
  text: (lines) => `<p>${safe(lines.map(({ text }) => text).join(' '))}</p>`,
  heading: (lines) => lines.map(({ text }) => `<h2>${safe(text)}</h2>`).join(''),
  quote: (lines) => lines.map(({ text }) => `<blockquote>${safe(text)}</blockquote>`).join(''),
  list: (lines) => `<ul>${items(lines)}</ul>`,
  steps: (lines) => `<ol>${items(lines)}</ol>`,
  questions: (lines) => `<dl class="faq">${labelled(lines)}</dl>`,
  pairs: (lines) => `<dl class="pairs">${labelled(lines)}</dl>`,
};

const isSaid = ({ text }: Line) => cleaned(text) !== '';

/** The blocks of a landing page; each heading begins a section, which holds what belongs to it. */
export function blocksHtml(blocks: readonly Block[]): string {
  const sections: string[][] = [];
  for (const { kind = 'text', lines } of blocks) {
    const said = lines.filter(isSaid);
    if (said.length === 0) continue;
    if (sections.length === 0 || kind === 'heading') sections.push([]);
    sections.at(-1)?.push(drawn[kind](said));
  }
  return sections.map((parts) => `<section class="block">${parts.join('')}</section>`).join('');
}

import type { Block, Line } from '../../../../../shared/marketing/campaigns/piece';
import type { BlockKind, Part } from '../../../../../shared/marketing/campaigns/scales';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { safe } from './html';
import { priceHtml, tellsPrice } from './price-html';

const items = (lines: readonly Line[]) =>
  lines.map(({ text }) => `<li><span>${safe(text)}</span></li>`).join('');

const labelled = (lines: readonly Line[]) =>
  lines.map(({ label = '', text }) => `<div><dt>${safe(label)}</dt><dd>${safe(text)}</dd></div>`).join('');

/** The HTML to show below a price. */
type Below = (price: string) => string;

/** Joins sentences into paragraphs; a sentence with a price gets a paragraph of its own. */
function textHtml(lines: readonly Line[], below: Below): string {
  const rows: Line[][] = [];
  for (const line of lines) {
    const before = rows.at(-1);
    if (!before || tellsPrice(line) || before.some(tellsPrice)) rows.push([line]);
    else before.push(line);
  }
  return rows
    .map((row) => {
      const text = row.map((line) => line.text).join(' ');
      return row.some(tellsPrice) ? priceHtml(text) + below(text) : `<p>${safe(text)}</p>`;
    })
    .join('');
}

const drawn: Record<BlockKind, (lines: readonly Line[], below: Below) => string> = {
  text: textHtml,
  heading: (lines) => lines.map(({ text }) => `<h2>${safe(text)}</h2>`).join(''),
  quote: (lines) => lines.map(({ text }) => `<blockquote>${safe(text)}</blockquote>`).join(''),
  list: (lines) => `<ul class="list" role="list">${items(lines)}</ul>`,
  steps: (lines) => `<ol class="steps" role="list">${items(lines)}</ol>`,
  questions: (lines) => `<dl class="faq">${labelled(lines)}</dl>`,
  pairs: (lines) => `<dl class="pairs">${labelled(lines)}</dl>`,
};

const isSaid = ({ text }: Line) => cleaned(text) !== '';

/** The class of a section, by the block that begins it. */
function nameOf(part: Part, kind: BlockKind, before: number): string {
  if (part === 'X') return 'block closing';
  return before === 0 && kind !== 'heading' ? 'block lead' : 'block';
}

/**
 * The blocks of a landing page as HTML. Each heading begins a section, and so does the closing call to action. Blocks
 * before the first heading form the introduction.
 */
export function blocksHtml(blocks: readonly Block[], below: Below = () => ''): string {
  const sections: { name: string; parts: string[] }[] = [];
  let last: Block['part'] | undefined;
  for (const { part, kind = 'text', lines } of blocks) {
    const said = lines.filter(isSaid);
    if (said.length === 0) continue;
    const isActing = part === 'X' && last !== 'X';
    if (sections.length === 0 || kind === 'heading' || isActing) {
      sections.push({ name: nameOf(part, kind, sections.length), parts: [] });
    }
    sections.at(-1)?.parts.push(drawn[kind](said, below));
    last = part;
  }
  return sections.map(({ name, parts }) => `<section class="${name}">${parts.join('')}</section>`).join('');
}

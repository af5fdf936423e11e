import { escapeHtml } from '../../../../escape-html';
import type { Block, Line } from '../../piece';
import { cleaned } from '../cleaned';
import type { MailColours } from './mail-colours';

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
const body = 'font-size:16px;line-height:26px';
const lead = 'font-size:21px;line-height:30px;font-weight:bold';

const safe = (text: string) => escapeHtml(cleaned(text));
const isSaid = ({ text }: Line) => cleaned(text) !== '';

/** What the elements of a block are drawn with. */
interface Look {
  ink: string;
  mark: string;
}

const element = (tag: string, look: string, { ink }: Look, html: string, names = 'm-ink') =>
  `<${tag} class="${names}" style="margin:0 0 16px;${font};${look};color:${ink}">${html}</${tag}>`;

const items = (lines: readonly Line[]) =>
  lines.map(({ text }) => `<li style="margin:0 0 6px">${safe(text)}</li>`).join('');

/** A label in bold, and what it says behind `between`. */
const labelled = ({ label = '', text }: Line, between: string) =>
  label === '' ? safe(text) : `<b>${safe(label)}</b>${between}${safe(text)}`;

const drawn: Record<NonNullable<Block['kind']>, (lines: readonly Line[], look: Look) => string> = {
  text: (lines, look) => element('p', body, look, safe(lines.map(({ text }) => text).join(' '))),
  heading: (lines, look) =>
    lines
      .map(({ text }) =>
        element('h2', 'font-size:18px;line-height:26px;font-weight:bold;padding-top:8px', look, safe(text)),
      )
      .join(''),
  quote: (lines, look) =>
    lines
      .map(({ text }) =>
        element(
          'blockquote',
          `${body};padding:2px 0 2px 16px;border-left:3px solid ${look.mark}`,
          look,
          safe(text),
        ),
      )
      .join(''),
  list: (lines, look) => element('ul', `${body};padding:0 0 0 22px`, look, items(lines)),
  steps: (lines, look) => element('ol', `${body};padding:0 0 0 24px`, look, items(lines)),
  questions: (lines, look) => lines.map((line) => element('p', body, look, labelled(line, '<br>'))).join(''),
  pairs: (lines, look) => element('p', body, look, lines.map((line) => labelled(line, ': ')).join('<br>')),
};

/** The blocks of a mail as HTML; sentences that open it lead in large type. */
export function mailBlocks(blocks: readonly Block[], { ink, mark }: MailColours): string {
  return blocks
    .map((block) => ({ ...block, lines: block.lines.filter(isSaid) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind = 'text', lines }, at) =>
      at === 0 && kind === 'text'
        ? element('p', lead, { ink, mark }, safe(lines.map(({ text }) => text).join(' ')), 'm-ink m-lead')
        : drawn[kind](lines, { ink, mark }),
    )
    .join('');
}

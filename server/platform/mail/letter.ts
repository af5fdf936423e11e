import { escapeHtml } from '../../../shared/escape-html';
import { site } from '../../../shared/site';
import type { Language } from '../../../shared/languages';

/** A block of a mail: a paragraph, a table of names and values, or a link drawn as a button. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'link'; label: string; url: string };

/** Renders the blocks as plain text and as HTML; every text is escaped. */
export function renderLetter(language: Language, blocks: Block[]): { text: string; html: string } {
  const text = [...blocks.map(asText), site.name].join('\n\n');
  const html =
    `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#16202E;max-width:36rem">` +
    `${blocks.map(asHtml).join('')}<p style="color:#55606E">${escapeHtml(site.name)}</p></body></html>`;
  return { text, html };
}

function asText(block: Block): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'link') return `${block.label}: ${block.url}`;
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function asHtml(block: Block): string {
  if (block.kind === 'paragraph') return `<p style="white-space:pre-wrap">${escapeHtml(block.text)}</p>`;
  if (block.kind === 'link') {
    return (
      `<p><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
      `background:#0F6B66;color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    );
  }
  const rows = block.facts.map(
    ([name, value]) =>
      `<tr><th style="text-align:left;padding:4px 16px 4px 0">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

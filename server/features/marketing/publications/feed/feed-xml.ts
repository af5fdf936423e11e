import { escapeHtml } from '../../../../../shared/escape-html';
import type { Config } from '../../../../platform/config';
import { textOn } from '../posting-text';
import { shortLink } from '../short-link';
import type { FeedRow } from './feed.queries';

/** A feed in RSS 2.0, by the address at which it is read. */
export function feedXml(
  config: Pick<Config, 'publicUrl'>,
  address: string,
  rows: readonly FeedRow[],
): string {
  const feed = (rows[0] as FeedRow).feed;
  const items = rows.flatMap((row) => itemOf(config, row) ?? []);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.name),
    element('link', address),
    element('description', feed.company),
    element('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(address)}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function itemOf(config: Pick<Config, 'publicUrl'>, { item, piece }: FeedRow): string | undefined {
  if (!item || piece?.type !== 'social media') return undefined;
  const link = shortLink(config, item.code);
  const { title, text } = textOn('rss', piece.content, link);
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escapeHtml(item.key)}</guid>`,
    ...(item.publishedAt ? [element('pubDate', item.publishedAt.toUTCString())] : []),
    element('description', paragraphs(text)),
    '</item>',
  ].join('');
}

/** Readers take the description for HTML. */
const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

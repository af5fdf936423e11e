import { escapeHtml } from '../../../../../shared/escape-html';
import { urlFor } from '../../../../../shared/http/params';
import { pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { marketingFeeds } from '../../../../../shared/marketing/publications/feed/endpoints';
import type { Config } from '../../../../platform/config';
import { textOn } from '../posting-text';
import { shortLink } from '../short-link';
import type { FeedRow } from './feed.queries';

/** A feed in RSS 2.0, by the token in the address at which it is read. */
export function feedXml(config: Pick<Config, 'publicUrl'>, token: string, rows: readonly FeedRow[]): string {
  const address = config.publicUrl + urlFor(marketingFeeds.read, { token });
  const feed = (rows[0] as FeedRow).feed;
  const items = rows.flatMap((row) => itemOf(config, token, row) ?? []);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', feed.name),
    element('link', address),
    element('description', feed.company),
    element('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(address)}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function itemOf(
  config: Pick<Config, 'publicUrl'>,
  token: string,
  { feed, item, piece, picture }: FeedRow,
): string | undefined {
  if (!item || !piece || !isOf(piece, 'posts')) return undefined;
  const link = shortLink(config, item.code);
  const { title, text } = textOn(feed.network, piece.content, link);
  if (text === '') return undefined;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escapeHtml(item.key)}</guid>`,
    ...(item.publishedAt ? [element('pubDate', item.publishedAt.toUTCString())] : []),
    element('description', paragraphs(text)),
    ...(picture
      ? pictured(config.publicUrl + urlFor(marketingFeeds.picture, { token, key: item.key }), picture)
      : []),
    '</item>',
  ].join('');
}

/** The picture of an item, for the readers that know enclosures and for those that know Media RSS. */
function pictured(url: string, { size, bytes, alt }: NonNullable<FeedRow['picture']>): string[] {
  const { width, height } = pictureSizes[size];
  const about = `url="${escapeHtml(url)}" type="image/png"`;
  return [
    `<enclosure ${about} length="${bytes}"/>`,
    `<media:content ${about} medium="image" fileSize="${bytes}" width="${width}" height="${height}">`,
    `<media:description type="plain">${escapeHtml(alt)}</media:description></media:content>`,
  ];
}

/** Readers take the description for HTML. */
const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

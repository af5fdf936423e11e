import { type SQL, sql } from 'drizzle-orm';
import { networks } from '../../../../../shared/marketing/channels/networks';

/** Where a piece begins: an email by its subject, a page by its heading, posts and advertisements by their first line. */
const beginnings = [
  'subject,text',
  'h1,text',
  ...networks.map((network) => `variants,${network},blocks,0,lines,0,text`),
  'headlines,0,text',
];

/** What comes after the beginning: a preview text, a subheading, the second line of a post. */
const continuations = [
  'preheader,text',
  'subtitle,text',
  ...networks.flatMap((network) =>
    ['0,lines,1', '1,lines,0'].map((line) => `variants,${network},blocks,${line},text`),
  ),
  'descriptions,0,text',
];

const firstOf = (piece: SQL, paths: readonly string[]) =>
  sql<string | null>`coalesce(${sql.join(
    paths.map((path) => sql`${piece} #>> ${sql.raw(`'{content,${path}}'`)}`),
    sql`, `,
  )})`;

/** The first line of a piece, by which it is named in lists; null for one without a text, such as a design. */
export const firstLineOf = (piece: SQL) => firstOf(piece, beginnings);

/** The heading of a landing page; null for other pieces. */
export const headingOf = (piece: SQL) => firstOf(piece, ['h1,text']);

/** The line after the first, which tells apart texts that begin alike; null where there is none. */
export const nextLineOf = (piece: SQL) => firstOf(piece, continuations);

import { type SQL, sql } from 'drizzle-orm';
import { networks } from '../../../../../shared/marketing/channels/networks';

/** Where a piece begins: an email by its subject, a page by its heading, posts and advertisements by their first line. */
const beginnings = [
  'subject,text',
  'h1,text',
  ...networks.map((network) => `variants,${network},blocks,0,lines,0,text`),
  'headlines,0,text',
];

/** The first line of a piece, by which it is named in lists; null for one without a text, such as a design. */
export const firstLineOf = (piece: SQL) =>
  sql<string | null>`coalesce(${sql.join(
    beginnings.map((path) => sql`${piece} #>> ${sql.raw(`'{content,${path}}'`)}`),
    sql`, `,
  )})`;

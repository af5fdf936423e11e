import { type SQL, sql } from 'drizzle-orm';

const part = (touch: SQL, path: string) => sql`nullif(${touch} #>> ${sql.raw(`'{${path}}'`)}, '')`;

/** The UTM parameters of a touch, one of which names it. */
export const utmPart = (touch: SQL, name: 'source' | 'medium' | 'campaign') => part(touch, `utm,${name}`);

/** The columns by which the source of a touch is known: `code`, `utm`, `referrer`, and `touched`. */
export const touchParts = (touch: SQL): SQL => sql`${part(touch, 'code')} as code,
  coalesce(${utmPart(touch, 'source')}, ${utmPart(touch, 'medium')}, ${utmPart(touch, 'campaign')}) as utm,
  ${part(touch, 'referrer')} as referrer, ${touch} is not null as touched`;

/**
 * What a source is, of the columns of `touchParts` in the table `of` and the short link of its code, which is joined as
 * `link`: the short link, else UTM parameters, else the referring site, else none. The links without a channel that we
 * know are those of mails.
 */
export const kindOf = (of: SQL): SQL => sql`case when ${of}.code is not null
    then case when link.channel_id is not null then 'channel' when link.code is not null then 'mail' else 'link' end
  when ${of}.utm is not null then 'utm' when ${of}.referrer is not null then 'site'
  when ${of}.touched then 'direct' else 'none' end`;

/** The name of a source that only its visitors gave. */
export const nameOf = (of: SQL): SQL =>
  sql`case when ${of}.code is null then coalesce(${of}.utm, ${of}.referrer) end`;

import pg from 'pg';
import { isDatabaseAway } from '../../server/platform/database/away';
import { eventually } from './running-server';

/** The final state of a publication or a mail. */
export interface Ended {
  id: number;
  status: string;
  /** The webhook-id or the Message-ID. */
  key: string;
}

interface Owned {
  company: number;
  campaign: number;
  sequence: number;
  /** The landing page campaign. */
  page: number;
}

/** Simulates the passing of time: waits end, and calls of dead processes count as over. */
const timePasses = `
  update marketing_publications set attempted_at = attempted_at - interval '3 minutes'
    where status = 'attempting' and attempted_at < $began;
  update marketing_messages set attempted_at = attempted_at - interval '3 minutes'
    where status = 'sending' and attempted_at < $began;
  update marketing_publications set next_at = now() - interval '2 minutes'
    where status = 'queued' and next_at > now();
  update pgboss.job set state = 'retry', start_after = now() where state = 'active' and started_on < $began;
  update pgboss.job set start_after = now()
    where name = 'publishMarketing' and state in ('created', 'retry') and start_after > now();
  update job_schedule set next_at = now() where name in ('sweepMarketingPublications', 'sendMarketingReplies')`;

/**
 * Queries on publications and mails. They are repeated while the database is unavailable; `began` is the start time of
 * the running server.
 */
export function marketingRows(database: string) {
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  pool.on('error', () => {});
  /** Runs a query, and repeats it while the connections are being ended. */
  const rows = async <Row>(query: string, values: unknown[] = []): Promise<Row[]> => {
    for (;;) {
      try {
        return (await pool.query(query, values)).rows as Row[];
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
    }
  };
  const countOf = async (query: string, values: unknown[] = []) =>
    (await rows<{ count: number }>(`select count(*)::int as count from (${query}) as these`, values))[0]
      ?.count as number;
  const letTimePass = async (began: Date) => {
    for (const statement of timePasses.split(';'))
      await rows(statement.replace('$began', `'${began.toISOString()}'`));
  };
  const unsettled = () =>
    countOf(
      `select id from marketing_publications where status in ('queued', 'attempting') or next_at is not null
        union all select id from marketing_messages where status in ('due', 'soft', 'sending')
        union all select id from imports where state not in ('done', 'failed')`,
    );
  return {
    rows,
    countOf,
    letTimePass,
    end: () => pool.end(),
    /** The ids that each account owns, in the order of the accounts. */
    owned: () =>
      rows<Owned>(
        `select post.marketing_company_id as company, post.id as campaign, sequence.id as sequence, page.id as page
          from marketing_campaigns as post
          join marketing_campaigns as page on page.user_id = post.user_id and page.type = 'landing page'
          join marketing_sequences as sequence on sequence.user_id = post.user_id
          where post.type = 'social media' order by post.user_id`,
      ),
    /** The number of calls that a dead process left without a result. */
    cutShort: (began: Date) =>
      countOf(
        `select id from marketing_publications where status = 'attempting' and attempted_at < $1
          union all select id from marketing_messages where status = 'sending' and attempted_at < $1`,
        [began],
      ),
    /** Waits until all work is done; fails only if nothing progresses for a minute. */
    async settle(began: () => Date) {
      for (let left = await unsettled(); left > 0; left = await unsettled())
        await eventually(async () => {
          await letTimePass(began());
          return (await unsettled()) < left;
        });
    },
    publications: (ignoresRepeats: boolean) =>
      rows<Ended>(
        `select post.id, post.status, post.key
          from marketing_publications as post join marketing_channels as channel on channel.id = channel_id
          where coalesce((channel.settings ->> 'ignoresRepeats')::boolean, false) = $1 order by id`,
        [ignoresRepeats],
      ),
    messages: () => rows<Ended>('select id, status, message_id as key from marketing_messages order by id'),
  };
}

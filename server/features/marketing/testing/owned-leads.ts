import { sql } from 'drizzle-orm';
import type { Act } from '../../../platform/acts/act';
import { insertImport } from '../../../platform/imports/imports.queries';
import { insertPage } from '../capture/pages/pages.queries';
import { insertSubmission } from '../capture/stored/submissions.queries';
import { readRows } from '../../../platform/database/rows/read-rows';

/** A page of a campaign, a suspect that was sent through it, a lead, and a file of leads. */
export async function ownedLeads(
  act: Act,
  { company, campaign }: { company: number; campaign: number },
): Promise<number[]> {
  const { tx, doing } = act;
  const { owner: userId, at } = doing;
  const [version] = await readRows<{ id: number }>(
    tx,
    sql`select version.id from marketing_content_versions as version
      join marketing_contents as content on content.id = version.content_id where content.campaign_id = ${campaign}`,
  );
  const of = { userId, marketingCompanyId: company };
  const page = await insertPage(tx, {
    ...of,
    campaignId: campaign,
    contentVersionId: (version as { id: number }).id,
    slug: `hogaza-${company}`,
    fields: ['email'],
    language: 'es',
    createdAt: at,
    updatedAt: at,
  });
  const sent = { email: 'eva@example.org', fields: { email: 'eva@example.org' }, agreed: false };
  const suspect = await insertSubmission(tx, {
    ...of,
    ...sent,
    pageId: page,
    door: 'page',
    at,
    language: 'es',
    verdict: 'suspect',
    touch: { at: at.toISOString() },
    visitor: 'a',
    addressHash: 'a',
  });
  const fields = {
    marketingCompanyId: company,
    contactEmail: 'eva@example.org',
    source: 'manual',
    status: 'new' as const,
  };
  const [lead] = await act.create('marketingLead', [{ fields }]);
  const file = {
    userId,
    into: company,
    feature: 'marketingLeads',
    entity: 'marketingLead',
    fileName: 'leads.csv',
    format: 'csv' as const,
    encoding: 'utf-8',
    delimiter: ',',
    rowCount: 0,
    createdAt: at,
    updatedAt: at,
  };
  return [page, suspect.id, lead as number, await insertImport(tx, file)];
}

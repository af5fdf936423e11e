import type { z } from 'zod';
import { byteOrderMark, csvLine, delimiterIn, guarded } from '../../../../../shared/csv';
import type { Language } from '../../../../../shared/languages';
import type { MarketingLead } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { leadSearch } from '../../../../../shared/marketing/capture/leads/schemas';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { LeadQueries } from './leads.queries';

/** Rows per query. */
const page = 500;

/** The cells of a lead, by the headers that an import recognises; an import ignores the last three. */
const cells: Record<string, (lead: MarketingLead) => string | null> = {
  name: ({ contactName }) => contactName,
  email: ({ contactEmail }) => contactEmail,
  phone: ({ contactPhone }) => contactPhone,
  company: ({ companyName }) => companyName,
  position: ({ position }) => position,
  status: ({ status }) => status,
  source: ({ source }) => source,
  language: ({ language }) => language,
  timezone: ({ timezone }) => timezone,
  notes: ({ notes }) => notes,
  consent: ({ consent }) => consent,
  delivery: ({ delivery }) => delivery,
  created_at: ({ createdAt }) => createdAt.toISOString(),
};

/**
 * The leads of a list as a CSV file, oldest first, a page of rows at a time. The first page starts with the headers.
 */
export async function* exportLeads(
  leads: LeadQueries,
  db: Db,
  owner: Owner,
  searched: z.output<typeof leadSearch>,
  language: Language,
): AsyncGenerator<string> {
  const delimiter = delimiterIn(language);
  let begun = byteOrderMark + csvLine(Object.keys(cells), delimiter);
  for (let after = 0; ; ) {
    const range = { after, upTo: 2_147_483_647, limit: page };
    const rows = await leads.range(db, owner, searched, range);
    const line = (lead: MarketingLead) =>
      csvLine(
        Object.values(cells).map((cell) => guarded(cell(lead) ?? '')),
        delimiter,
      );
    yield begun + rows.map(line).join('');
    begun = '';
    if (rows.length < page) return;
    after = rows.at(-1)?.id as number;
  }
}

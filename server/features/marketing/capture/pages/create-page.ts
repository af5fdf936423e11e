import type { z } from 'zod';
import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import { isKindOf } from '../../../../../shared/marketing/campaigns/kinds';
import type { newPage } from '../../../../../shared/marketing/capture/pages/schemas';
import { slugOf } from '../../../../../shared/marketing/capture/pages/slug-of';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../../platform/http/errors';
import { findApproved, insertPage, listTakenSlugs } from './pages.queries';

/** The first of `name`, `name-2`, `name-3` … that is free. */
async function freeSlug(tx: Db, name: string): Promise<string> {
  const slug = slugOf(name);
  const taken = new Set(await listTakenSlugs(tx, slug));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/**
 * Makes a draft page from the approved version of a landing page campaign; throws 400 for another kind of campaign, 409
 * for one without an approved version.
 */
export async function createPage(
  tx: Db,
  owner: Owner,
  { campaignId, slug, fields, listed = false, theme = 'paper' }: z.output<typeof newPage>,
  at: Date,
): Promise<number> {
  const found = await findApproved(tx, owner, campaignId);
  if (!found || !isKindOf(found.type, 'page'))
    throw invalid({ campaignId: captureMessages['campaign.missing'] });
  const { marketingCompanyId, contentVersionId, landing, language, name, product } = found;
  if (!contentVersionId || !landing) throw conflict(captureMessages['page.unapproved']);
  return insertPage(tx, {
    userId: owner,
    marketingCompanyId,
    campaignId,
    contentVersionId,
    language,
    // The default is the product's name: the campaign's name is its hook, which says little in an address.
    slug: slug ?? (await freeSlug(tx, product ?? name)),
    fields: fields ?? [...new Set([...landing.form.fields, 'email' as const])],
    listed,
    theme,
    createdAt: at,
    updatedAt: at,
  });
}

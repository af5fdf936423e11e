import { randomInt } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { insertLink } from './links.queries';

/** Letters and digits that nobody takes for another one when they are read aloud or copied by hand. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 8;

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export interface NewLink {
  companyId: number;
  /** An address of the web, or the path of a page of ours. */
  target: string;
  /** What its clicks count for. */
  campaignId: number | null;
  channelId: number | null;
}

/** Makes a short link in the transaction of what it is for; resolves to its code. */
export async function makeLink(
  tx: Db,
  owner: Owner,
  { companyId, ...given }: NewLink,
  now: Date,
): Promise<string> {
  for (;;) {
    const code = newCode();
    const link = { ...given, code, userId: owner, marketingCompanyId: companyId, createdAt: now };
    if (await insertLink(tx, link)) return code;
  }
}

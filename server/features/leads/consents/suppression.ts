import { announcement } from '../../../platform/announcements';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Owner } from '../../../platform/database/rows/owner';
import { listSuppressed } from './consents.queries';

/**
 * Nobody may write to these addresses: their contact said so, or withdrew from advertising. It is announced with every
 * act that touches such a contact, new addresses included, so who follows must take the same again.
 */
export const contactsSuppressed = announcement<{ owner: Owner; emails: readonly string[] }>(
  'contactsSuppressed',
);

/** Announces who may not be written to, whatever act brought that about. */
export const suppressions: Derivation = {
  entity: 'contact',
  async refresh(tx, owner, ids, announce) {
    const found = await listSuppressed(tx, owner, ids);
    const emails = [...new Set(found.map(({ email }) => email))];
    if (emails.length > 0) await announce(tx, contactsSuppressed, { owner, emails });
  },
};

import { announcement } from '../../../platform/announcements';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Owner } from '../../../platform/database/rows/owner';
import { listSuppressed } from './consents.queries';

/**
 * Addresses that must not be written to: their contact said so or withdrew from advertising. Announced with every act
 * on such a contact, new addresses included, so followers must tolerate repetitions.
 */
export const contactsSuppressed = announcement<{ owner: Owner; emails: readonly string[] }>(
  'contactsSuppressed',
);

/** Announces addresses that must not be written to, whatever act caused it. */
export const suppressions: Derivation = {
  entity: 'contact',
  async refresh(tx, owner, ids, announce) {
    const found = await listSuppressed(tx, owner, ids);
    const emails = [...new Set(found.map(({ email }) => email))];
    if (emails.length > 0) await announce(tx, contactsSuppressed, { owner, emails });
  },
};

import type { RecordFields } from '../../../shared/acts/entities';
import { marketingMessages } from '../../../shared/marketing/messages';
import type { Act } from '../../platform/acts/act';
import { notFound } from '../../platform/http/errors';

/** The fields of a company of the act's account; throws 404 for another's, and for one in the bin. */
export async function lockCompany(act: Act, id: number): Promise<RecordFields['marketingCompany']> {
  const [company] = await act.lock('marketingCompany', [id]);
  if (!company || company.fields.deletedAt !== null) {
    throw notFound(marketingMessages['company.missing']);
  }
  return company.fields;
}

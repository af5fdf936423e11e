import type { User } from '../../../../shared/auth/tables';
import type { Language } from '../../../../shared/languages';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { senderCodeTexts } from '../../../../shared/leads/texts/sender-code';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../platform/feature';
import { type AddressProof, askAddressCode, proveAddress } from '../../../platform/mail/prove-address';
import { senderCode, senderCodeByAddress } from './limits';
import { findSender, setCode, setProven, takeTry } from './senders.queries';

type Deps = Pick<FeatureDeps, 'db' | 'jobs' | 'limits' | 'now'>;

const proofOf = (owner: Owner): AddressProof => ({
  owner,
  mailName: 'sender-code',
  perAccount: senderCode,
  perAddress: senderCodeByAddress,
  texts: senderCodeTexts,
  messages: mailMessages,
  setCode: (tx, code) => setCode(tx, owner, code),
  takeTry: (db, now) => takeTry(db, owner, now),
  setProven: (db, codeHash) => setProven(db, owner, codeHash),
});

/** Mails a code to the account's address. Throws 429 for too many. */
export async function askCode(deps: Deps, user: User, language: Language): Promise<void> {
  const owner = ownerOf(user);
  const { email } = await findSender(deps.db, owner);
  await askAddressCode(deps, proofOf(owner), email, language);
}

/** Proves the account's address by a code. Throws 400 for a wrong one, or one that no longer works. */
export const proveSender = (deps: Deps, user: User, code: string): Promise<void> =>
  proveAddress(deps, proofOf(ownerOf(user)), code);

import type { User } from '../../../../shared/auth/tables';
import type { Language } from '../../../../shared/languages';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { senderCodeTexts } from '../../../../shared/leads/texts/sender-code';
import type { FeatureDeps } from '../../../platform/feature';
import { type AddressProof, askAddressCode, proveAddress } from '../../../platform/mail/prove-address';
import { senderCode, senderCodeByAddress } from './limits';
import { findSender, setCode, setProven, takeTry } from './senders.queries';

type Deps = Pick<FeatureDeps, 'db' | 'jobs' | 'limits' | 'now'>;

const proofOf = ({ id }: User): AddressProof => ({
  limitedBy: String(id),
  mailName: 'sender-code',
  perAccount: senderCode,
  perAddress: senderCodeByAddress,
  texts: senderCodeTexts,
  messages: mailMessages,
  setCode: (tx, code) => setCode(tx, id, code),
  takeTry: (db, now) => takeTry(db, id, now),
  setProven: (db, codeHash) => setProven(db, id, codeHash),
});

/** Mails a code to the person's address. Throws 429 for too many. */
export async function askCode(deps: Deps, user: User, language: Language): Promise<void> {
  const { email } = await findSender(deps.db, user.id);
  await askAddressCode(deps, proofOf(user), email, language);
}

/** Proves the person's address by a code. Throws 400 for a wrong one, or one that no longer works. */
export const proveSender = (deps: Deps, user: User, code: string): Promise<void> =>
  proveAddress(deps, proofOf(user), code);

import type { Language } from '../../../../../shared/languages';
import type { MemberAccount } from '../../../../../shared/auth/member-account';
import { type CompanySender, companySenderApi } from '../../../../../shared/marketing/sequences/endpoints';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import { companyCodeTexts } from '../../../../../shared/marketing/texts/company-code';
import type { Owner } from '../../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../../platform/feature';
import { conflict, forbidden } from '../../../../platform/http/errors';
import { limit } from '../../../../platform/http/limits/rate-limits';
import { route } from '../../../../platform/http/route';
import { type AddressProof, askAddressCode, proveAddress } from '../../../../platform/mail/prove-address';
import { findSender, setCode, setProven, takeTry } from './company-sender.queries';

const hour = 60 * 60;

/** Codes that an account may ask for, and that one mailbox receives. */
export const companyCode = limit('companyCode', { points: 10, seconds: hour });
export const companyCodeByAddress = limit('companyCodeByAddress', { points: 5, seconds: hour });

const proofOf = (owner: Owner, company: number): AddressProof => ({
  limitedBy: String(owner),
  mailName: 'company-code',
  perAccount: companyCode,
  perAddress: companyCodeByAddress,
  texts: companyCodeTexts,
  messages: sequenceMessages,
  setCode: (tx, code) => setCode(tx, owner, company, code),
  takeTry: (db, now) => takeTry(db, owner, company, now),
  setProven: (db, codeHash) => setProven(db, owner, company, codeHash),
});

/** Mails a code to a company's address for answers. Throws 409 without one, and 429 for too many. */
async function askCode(deps: FeatureDeps, owner: Owner, company: number, language: Language) {
  const { address } = await findSender(deps.db, owner, company);
  if (!address) throw conflict(sequenceMessages['sender.none']);
  await askAddressCode(deps, proofOf(owner, company), address, language);
}

/** Proves a company's address for answers. Throws 400 for a wrong code, or one that no longer works. */
async function prove(deps: FeatureDeps, owner: Owner, company: number, code: string) {
  await findSender(deps.db, owner, company);
  await proveAddress(deps, proofOf(owner, company), code);
}

interface Caller {
  owner: Owner;
  account: MemberAccount;
}

export function companySenderRoutes(deps: FeatureDeps) {
  const { db } = deps;
  const senderOf = async ({ owner, account }: Caller, company: number): Promise<CompanySender> => ({
    ...(await findSender(db, owner, company)),
    maySend: !account.isDemo,
  });
  return [
    route(companySenderApi.read, ({ owner, account, params }) => senderOf({ owner, account }, params.id)),
    route(companySenderApi.askCode, async ({ owner, account, params, language }) => {
      if (account.isDemo) throw forbidden(sequenceMessages['on.demo']);
      await askCode(deps, owner, params.id, language);
      return senderOf({ owner, account }, params.id);
    }),
    route(companySenderApi.prove, async ({ owner, account, params, body }) => {
      await prove(deps, owner, params.id, body.code);
      return senderOf({ owner, account }, params.id);
    }),
  ];
}

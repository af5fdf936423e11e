import { randomUUID } from 'node:crypto';
import type { User } from '../../../../../shared/auth/tables';
import { anySpelling } from '../../../../../shared/any-spelling';
import type { Language } from '../../../../../shared/languages';
import { type CompanySender, companySenderApi } from '../../../../../shared/marketing/sequences/endpoints';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import { companyCodeTexts } from '../../../../../shared/marketing/texts/company-code';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../../platform/feature';
import { conflict, forbidden, invalid } from '../../../../platform/http/errors';
import { limit } from '../../../../platform/http/rate-limits';
import { route } from '../../../../platform/http/route';
import { codeMinutes, isCode, makeCode } from '../../../../platform/mail/address-code';
import { renderLetter } from '../../../../platform/mail/letter';
import { queueMail } from '../../../../platform/mail/mail-queue';
import type { Letter } from '../../../../platform/mail/tables';
import { findSender, setCode, setProven, takeTry } from './company-sender.queries';

const hour = 60 * 60;

/** Codes that an account may ask for, and that one mailbox receives. */
export const companyCode = limit('companyCode', { points: 10, seconds: hour });
export const companyCodeByAddress = limit('companyCodeByAddress', { points: 5, seconds: hour });

/** It contains no typed text, so that nobody can use it to send messages to strangers. */
function codeLetter(address: string, language: Language, code: string): Letter {
  const says = companyCodeTexts[language];
  return {
    to: { name: '', address },
    subject: says.subject,
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.reason },
      { kind: 'facts', facts: [[says.code, code]] },
      { kind: 'paragraph', text: says.lifetime.replace('{{minutes}}', String(codeMinutes)) },
      { kind: 'paragraph', text: says.ignore },
    ]),
  };
}

/** Mails a code to a company's address for answers. Throws 409 without one, and 429 for too many. */
async function askCode(
  { db, jobs, limits, now }: FeatureDeps,
  owner: Owner,
  company: number,
  language: Language,
) {
  const { address } = await findSender(db, owner, company);
  if (!address) throw conflict(sequenceMessages['sender.none']);
  await limits.count(companyCode, String(owner));
  await limits.count(companyCodeByAddress, anySpelling(address));
  const { code, stored } = await makeCode(address, now());
  await db.transaction(async (tx) => {
    await setCode(tx, owner, company, stored);
    await queueMail(tx, jobs, `company-code-${randomUUID()}`, codeLetter(address, language, code));
  });
}

/** Proves a company's address for answers. Throws 400 for a wrong code, or one that no longer works. */
async function prove({ db, now }: FeatureDeps, owner: Owner, company: number, code: string) {
  await findSender(db, owner, company);
  const codeHash = await takeTry(db, owner, company, now());
  if (!codeHash) throw invalid({ code: sequenceMessages['code.over'] });
  if (!(await isCode(code, codeHash))) throw invalid({ code: sequenceMessages['code.wrong'] });
  await setProven(db, owner, company, codeHash);
}

export function companySenderRoutes(deps: FeatureDeps) {
  const { db, isDemo } = deps;
  const senderOf = async (user: User, company: number): Promise<CompanySender> => ({
    ...(await findSender(db, ownerOf(user), company)),
    maySend: !isDemo(user),
  });
  return [
    route(companySenderApi.read, ({ user, params }) => senderOf(user, params.id)),
    route(companySenderApi.askCode, async ({ owner, user, params, language }) => {
      if (isDemo(user)) throw forbidden(sequenceMessages['on.demo']);
      await askCode(deps, owner, params.id, language);
      return senderOf(user, params.id);
    }),
    route(companySenderApi.prove, async ({ owner, user, params, body }) => {
      await prove(deps, owner, params.id, body.code);
      return senderOf(user, params.id);
    }),
  ];
}

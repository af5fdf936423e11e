import { randomUUID } from 'node:crypto';
import { accountPages } from '../../../../shared/auth/addresses';
import type { MemberAccount } from '../../../../shared/auth/member-account';
import type { User } from '../../../../shared/auth/tables';
import { type FactorChange, factorChangedTexts } from '../../../../shared/auth/texts/factor-changed';
import type { LoggedKind } from '../../../../shared/accounts/logged';
import { addressOf } from '../../../../shared/http/address';
import type { Language } from '../../../../shared/languages';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { ownerOf } from '../../../platform/database/rows/owner';
import type { Jobs } from '../../../platform/jobs/jobs';
import { renderLetter } from '../../../platform/mail/letter';
import { queueMail } from '../../../platform/mail/mail-queue';

export interface TellDeps {
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

/** Who has changed their factors, from where, and the accounts that it matters to. */
export interface Teller {
  user: User;
  accounts: readonly MemberAccount[];
  address: string;
  language: Language;
}

const kinds = {
  passkeyAdded: 'factorAdded',
  appAdded: 'factorAdded',
  passkeyRemoved: 'factorRemoved',
  appRemoved: 'factorRemoved',
  codesRenewed: 'codesRenewed',
  codeUsed: 'codeUsed',
} satisfies Record<FactorChange, LoggedKind>;

/** Mails a person what has changed about their sign-in, and notes it in their accounts, in the caller's transaction. */
export async function tellChange(
  tx: Db,
  { jobs, config, now }: TellDeps,
  teller: Teller,
  change: FactorChange,
): Promise<void> {
  const { user, language } = teller;
  const says = factorChangedTexts[language];
  await queueMail(tx, jobs, `factor-${randomUUID()}`, {
    to: { name: '', address: user.email },
    subject: says.subject[change],
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.happened[change] },
      { kind: 'paragraph', text: says.own },
      { kind: 'paragraph', text: says.foreign },
      { kind: 'link', label: says.button, url: config.publicUrl + addressOf(accountPages.settings) },
      { kind: 'paragraph', text: says.locked },
    ]),
  });
  await logInAccounts(tx, teller, kinds[change], now());
}

/** Notes what a person did about themselves in each of their accounts; everybody reads the demo's, so not there. */
export async function logInAccounts(
  tx: Db,
  { user, accounts, address }: Omit<Teller, 'language'>,
  kind: LoggedKind,
  at: Date,
): Promise<void> {
  for (const { id } of accounts.filter(({ isDemo }) => !isDemo)) {
    await logDone(tx, ownerOf({ userId: id }), { ...doerOf({ user, address }, at), kind });
  }
}

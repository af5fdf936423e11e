import { authMessages } from '../../../shared/auth/messages';
import type { User } from '../../../shared/auth/tables';
import type { Config } from '../../platform/config';
import { forbidden } from '../../platform/http/errors';
import { demoAccount } from './demo-account';

/** The password of the demo account is public, so nobody may change it, nor end what others do with it. */
export function refuseDemo({ demo }: Pick<Config, 'demo'>, { username }: User) {
  if (demo && username === demoAccount.username) throw forbidden(authMessages['demo.fixed']);
}

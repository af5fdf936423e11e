import { auth, type SignInOptions } from '../../../../shared/auth/endpoints';
import {
  demoPlaceholder,
  demoStatePlaceholder,
  optionFlags,
  registrationPlaceholder,
} from '../../../../shared/auth/rendered-options';
import type { Config } from '../../../platform/config';
import type { PageSettings } from '../../../platform/feature';
import { demoAccount } from '../demo-account';

export const signInOptions = ({ registrationOpen, demo }: Config): SignInOptions => ({
  registrationOpen,
  demo: demo ? { username: demoAccount.username, password: demoAccount.password } : null,
});

export function pageSettings(config: Config): PageSettings {
  const options = signInOptions(config);
  return {
    flags: optionFlags(options),
    texts: {
      [registrationPlaceholder]: options.registrationOpen ? 'open' : 'closed',
      [demoStatePlaceholder]: options.demo ? 'open' : 'closed',
      [demoPlaceholder.username]: options.demo?.username ?? '',
      [demoPlaceholder.password]: options.demo?.password ?? '',
    },
    answers: { [auth.options.path]: options },
  };
}

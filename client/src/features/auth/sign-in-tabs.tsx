import { useSearchParams } from 'wouter';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/alert';
import { Tabs } from '@/ui/tabs';
import { RegistrationForm } from './registration-form';
import { SignInForm } from './sign-in-form';
import { useSignInOptions } from './use-sign-in-options';

/** Signing in, and making an account where registration is open; the tab is in the address. */
export function SignInTabs() {
  const t = useTexts('auth');
  const { language } = useLanguage();
  const { registrationOpen } = useSignInOptions();
  const [search, setSearch] = useSearchParams();
  const wantsAccount = search.get('tab') === 'register';

  if (!registrationOpen) {
    return (
      <>
        {wantsAccount && (
          <Alert tone="info" title={messageText('registration.closed', language)} className="mb-5" />
        )}
        <SignInForm />
      </>
    );
  }

  function show(tab: 'signIn' | 'register') {
    const next = new URLSearchParams(search);
    if (tab === 'register') next.set('tab', tab);
    else next.delete('tab');
    setSearch(next, { replace: true });
  }

  return (
    <Tabs
      label={t('auth.tabs')}
      current={wantsAccount ? 'register' : 'signIn'}
      onChange={show}
      tabs={[
        { name: 'signIn', label: t('auth.signIn.tab'), content: <SignInForm /> },
        { name: 'register', label: t('auth.register.tab'), content: <RegistrationForm /> },
      ]}
    />
  );
}

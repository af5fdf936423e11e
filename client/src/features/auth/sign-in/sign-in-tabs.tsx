import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { Tabs } from '@/ui/navigation/tabs';
import { RegistrationForm } from '../registration-form';
import { SignInForm } from './sign-in-form';
import { useSignInTab } from '../use-sign-in-tab';
import { signInTexts } from '../texts/sign-in';
import { authFieldMessages } from '@shared/auth/field-messages';

/** Tabs for signing in and, if it is open, for registration; the address holds the tab. */
export function SignInTabs({ onIncomplete }: { onIncomplete?: () => void }) {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const { shown, show, registrationOpen, wantsAccount } = useSignInTab();

  if (!registrationOpen) {
    return (
      <>
        {wantsAccount && (
          <Alert
            tone="info"
            title={messageText(authFieldMessages['registration.closed'], language)}
            className="mb-5"
          />
        )}
        <SignInForm onIncomplete={onIncomplete} />
      </>
    );
  }

  return (
    <Tabs
      label={t('tabs')}
      current={shown}
      onChange={show}
      tabs={[
        { name: 'signIn', label: t('signIn.tab'), content: <SignInForm onIncomplete={onIncomplete} /> },
        { name: 'register', label: t('register.tab'), content: <RegistrationForm /> },
      ]}
    />
  );
}

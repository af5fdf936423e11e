import { useEffect, useRef } from 'react';
import type { FactorAsked, SignedIn } from '@shared/auth/endpoints';
import { secondStep } from '@shared/auth/factors/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { FactorCodeForm, takesCode } from './code-form';
import { FailureAlert } from './failure-alert';
import { signInByPasskey } from './passkey-sign-in';
import { secondStepTexts } from './texts/second-step';

interface SecondStepProps {
  asked: Wire<FactorAsked['factor']>;
  onSignedIn: (signedIn: Wire<SignedIn>) => void;
  /** Leads back to the password, with what the server says if the step is over. */
  onAgain: (over?: string) => void;
}

/** The step of a sign-in after the password: a code, or a passkey. */
export function SecondStep({ asked: { ticket, methods }, onSignedIn, onAgain }: SecondStepProps) {
  const t = useTexts(secondStepTexts);
  const onFailed = (error: Error) => {
    if (error instanceof ApiError && error.code === 'ticket.over') onAgain(errorText(error));
  };
  const passkey = useSaving(() => signInByPasskey(ticket), {
    onSaved: (signedIn) => signedIn && onSignedIn(signedIn),
    onFailed,
  });
  const passkeyButton = useRef<HTMLButtonElement>(null);
  // Without an app a code is one of those for an emergency.
  const isPasskeyFirst = methods.includes('passkey') && !methods.includes('app');
  useEffect(() => {
    if (isPasskeyFirst) passkeyButton.current?.focus();
  }, [isPasskeyFirst]);
  const passkeyWay = methods.includes('passkey') && (
    <>
      <FailureAlert error={passkey.error} />
      <Button
        ref={passkeyButton}
        variant={isPasskeyFirst ? 'primary' : 'secondary'}
        pending={passkey.isPending}
        onClick={() => passkey.mutate(undefined)}
      >
        {t('passkey')}
      </Button>
    </>
  );
  return (
    <div className="grid gap-5">
      <h2 className="text-lg">{t('title')}</h2>
      {isPasskeyFirst && passkeyWay}
      {takesCode(methods) && (
        <FactorCodeForm
          methods={methods}
          isFirst={!isPasskeyFirst}
          submit={t('signIn')}
          save={(code) => call(secondStep.code, {}, { ticket, code })}
          onSaved={onSignedIn}
          onFailed={onFailed}
        />
      )}
      {!isPasskeyFirst && passkeyWay}
      <Button
        variant="quiet"
        icon={portalIcons.back}
        className="justify-self-start"
        onClick={() => onAgain()}
      >
        {t('again')}
      </Button>
    </div>
  );
}

import { invitationDays } from '@shared/accounts/schemas';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { invitationTexts } from '../texts/invitation';

/** A link that no longer works, or a part of one: what to do about it. */
export function NoInvitation({ why }: { why: 'over' | 'incomplete' }) {
  const t = useTexts(invitationTexts);
  return (
    <>
      <Alert tone="warning" title={t(`${why}.title`)}>
        <p>{t(`${why}.text`, { count: invitationDays })}</p>
      </Alert>
      <p className="mt-4">
        <TextLink to={addressOf(accountPages.signIn)} className="inline-block py-2">
          {t('toSignIn')}
        </TextLink>
      </p>
    </>
  );
}

import { useSearchParams } from 'wouter';
import { NewPasswordForm } from '@/features/auth/new-password-form';
import { ResetRequestForm } from '@/features/auth/reset-request-form';
import { SignInLayout } from '@/features/auth/sign-in-layout';
import { resetTexts } from '@/features/auth/texts/reset';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { TextLink } from '@/ui/navigation/link';

export function ResetPasswordPage() {
  const t = useTexts(resetTexts);
  const [search] = useSearchParams();
  const token = search.get('token');
  const title = t('title');
  useHead({ title, noindex: true });
  return (
    <SignInLayout title={title} intro={t(token ? 'choose' : 'ask')}>
      {token ? <NewPasswordForm token={token} /> : <ResetRequestForm />}
      <p className="mt-6">
        <TextLink to={addressOf(accountPages.signIn)} className="inline-block py-2">
          {t('back')}
        </TextLink>
      </p>
    </SignInLayout>
  );
}

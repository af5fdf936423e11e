import type { Credentials } from '@shared/auth/schemas';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { signInTexts } from '../texts/sign-in';
import { useSignInOptions } from '../use-sign-in-options';

/** The demo account, if the server has one, and a button that signs in to it. */
export function DemoHint({ pending, onUse }: { pending: boolean; onUse: (demo: Credentials) => void }) {
  const t = useTexts(signInTexts);
  const { demo } = useSignInOptions();
  if (!demo) return null;
  return (
    <Alert tone="info" title={t('demo.title')}>
      <p>{t('demo.text')}</p>
      <p className="font-semibold whitespace-nowrap">
        {demo.username} · {demo.password}
      </p>
      <Button variant="secondary" pending={pending} className="mt-3" onClick={() => onUse(demo)}>
        {t('demo.use')}
      </Button>
    </Alert>
  );
}

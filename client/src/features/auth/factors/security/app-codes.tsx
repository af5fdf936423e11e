import { useState } from 'react';
import { factors } from '@shared/auth/factors/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { AppSetUpForm } from './app-set-up-form';
import type { FactorPartProps } from './factor-part';
import { securityTexts } from './texts/security';
import { useFailed } from './use-failed';

/** The app whose codes the person types: connected, or to be connected. */
export function AppCodes({ held, onMade }: FactorPartProps) {
  const t = useTexts(securityTexts);
  if (held.hasApp)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t('app.on')}</p>
        <AppRemoval />
      </div>
    );
  if (!held.takesApps) return <p className="text-muted">{t('app.impossible')}</p>;
  return <AppSetUp onMade={onMade} />;
}

function AppSetUp({ onMade }: Pick<FactorPartProps, 'onMade'>) {
  const t = useTexts(securityTexts);
  const failed = useFailed();
  const setUp = useSave(factors.setUpApp, { onFailed: failed });
  if (setUp.data) {
    return <AppSetUpForm key={setUp.data.ticket} app={setUp.data} onMade={onMade} onLeft={setUp.reset} />;
  }
  return (
    <div className="grid gap-4">
      <p>{t('app.none')}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={setUp.isPending}
        onClick={() => setUp.mutate({})}
      >
        {t('app.setUp')}
      </Button>
    </div>
  );
}

function AppRemoval() {
  const t = useTexts(securityTexts);
  const [asking, setAsking] = useState(false);
  const failed = useFailed();
  const remove = useSave(factors.removeApp, {
    refreshes: [query(factors.read, {})],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('app.removed') });
    },
    onFailed: (error) => {
      setAsking(false);
      failed(error);
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('app.disconnect')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({})}
        title={t('app.question')}
        description={t('app.consequence')}
        confirmLabel={t('app.disconnect')}
        variant="danger"
        pending={remove.isPending}
      />
    </>
  );
}

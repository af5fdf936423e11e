import { useState } from 'react';
import { factors } from '@shared/auth/factors/endpoints';
import { factorLimits } from '@shared/auth/factors/schemas';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import type { FactorPartProps } from './factor-part';
import { ShownCodes } from './shown-codes';
import { securityTexts } from './texts/security';
import { useFailed } from './use-failed';

interface RecoveryCodesProps extends FactorPartProps {
  /** New codes, which are shown until the person has kept them. */
  made: readonly string[];
  onKept: () => void;
}

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodes({ held, made, onMade, onKept }: RecoveryCodesProps) {
  const t = useTexts(securityTexts);
  if (made.length > 0) return <ShownCodes codes={made} onKept={onKept} />;
  if (held.methods.length === 0) return <p>{t('codes.none')}</p>;
  const { recoveryCodesLeft: count } = held;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{t('codes.left', { count, of: factorLimits.recoveryCodes })}</p>
      <Renewal onMade={onMade} />
    </div>
  );
}

function Renewal({ onMade }: Pick<FactorPartProps, 'onMade'>) {
  const t = useTexts(securityTexts);
  const [asking, setAsking] = useState(false);
  const failed = useFailed();
  const renew = useSave(factors.renewCodes, {
    refreshes: [query(factors.read, {})],
    onSaved: ({ recoveryCodes }) => {
      setAsking(false);
      onMade(recoveryCodes);
    },
    onFailed: (error) => {
      setAsking(false);
      failed(error);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('codes.renew')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => renew.mutate({})}
        title={t('codes.question')}
        description={t('codes.consequence')}
        confirmLabel={t('codes.renew')}
        pending={renew.isPending}
      />
    </>
  );
}

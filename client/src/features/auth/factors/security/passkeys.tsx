import { useRef, useState } from 'react';
import { factors, type Factors, type Passkey } from '@shared/auth/factors/endpoints';
import { factorLimits } from '@shared/auth/factors/schemas';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useKeptFocus } from '@/ui/sortable/use-kept-focus';
import type { FactorPartProps } from './factor-part';
import { PasskeyAddition } from './passkey-addition';
import { securityTexts } from './texts/security';
import { useFailed } from './use-failed';

/** The person's passkeys, and the way to another one. */
export function Passkeys({ held, onMade }: FactorPartProps) {
  const t = useTexts(securityTexts);
  const frame = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(frame, held.passkeys);
  const hindrance = hindranceOf(held);
  return (
    <div className="grid gap-4">
      {held.passkeys.length > 0 ? (
        <ul ref={frame} tabIndex={-1} className="-my-2 divide-y divide-line" {...keptFocus}>
          {held.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        !hindrance && <p>{t('passkeys.none')}</p>
      )}
      {hindrance && <p className="text-muted">{t(`passkeys.${hindrance}`)}</p>}
      {!hindrance && <PasskeyAddition onMade={onMade} />}
    </div>
  );
}

/** Why there can be no other passkey. */
function hindranceOf({ passkeys, takesPasskeys }: Wire<Factors>) {
  if (!takesPasskeys) return 'impossible';
  if (!('PublicKeyCredential' in window)) return 'unknown';
  return passkeys.length >= factorLimits.passkeys ? 'full' : undefined;
}

function PasskeyRow({ passkey }: { passkey: Wire<Passkey> }) {
  const t = useTexts(securityTexts);
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const failed = useFailed();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const day = (moment: string) => formatDate(moment, language, { dateStyle: 'medium' });
  const remove = useSave(factors.removePasskey, {
    refreshes: [query(factors.read, {})],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('passkeys.removed') });
    },
    onFailed: (error) => {
      setAsking(false);
      failed(error);
    },
  });
  return (
    <li
      data-item={id}
      tabIndex={-1}
      className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 py-2 max-sm:flex-wrap"
    >
      <div className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-muted">
          {t('passkeys.made', { day: day(createdAt) })} ·{' '}
          {lastUsedAt ? t('passkeys.used', { day: day(lastUsedAt) }) : t('passkeys.unused')}
        </span>
      </div>
      <Button
        variant="quiet"
        data-act="remove"
        aria-label={t('passkeys.removeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { id } })}
        title={t('passkeys.question', { name })}
        description={t('passkeys.consequence')}
        confirmLabel={t('remove')}
        variant="danger"
        pending={remove.isPending}
      />
    </li>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FactorMethod } from '@shared/auth/endpoints';
import { factors } from '@shared/auth/factors/endpoints';
import type { Proof } from '@shared/auth/factors/schemas';
import { credentials } from '@shared/auth/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { refresh, useSaving } from '@/lib/api/save';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { Form } from '@/ui/controls/form';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { DialogFrame, LateStart } from '@/ui/overlays/dialog-frame';
import { FactorCodeForm, takesCode } from './code-form';
import { FailureAlert } from './failure-alert';
import { answerWithPasskey, isCancelled } from './passkey';
import { secondStepTexts } from './texts/second-step';

/** Asks for a proof that it is still the same person; `onEnd` tells whether there is one. */
export function ProofDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const t = useTexts(secondStepTexts);
  const { data, error, refetch } = useQuery({ ...query(factors.read, {}), staleTime: 0 });
  const client = useQueryClient();
  const onProven = () => {
    // A recovery code works once.
    refresh(client, [query(factors.read, {})]);
    onEnd(true);
  };
  return (
    <DialogFrame open onClose={() => onEnd(false)} title={t('proof.title')} description={t('proof.text')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock className="h-32" />}
      {data?.methods.length === 0 && <PasswordProof onProven={onProven} />}
      {data && data.methods.length > 0 && <FactorProof methods={data.methods} onProven={onProven} />}
    </DialogFrame>
  );
}

const prove = (proof: Proof) => call(factors.prove, {}, proof);

interface ProofProps {
  onProven: () => void;
}

const onlyPassword = credentials.pick({ password: true });

function PasswordProof({ onProven }: ProofProps) {
  const t = useTexts(secondStepTexts);
  const { field, frame, save } = useSaveForm(onlyPassword, {
    defaultValues: { password: '' },
    save: prove,
    onSaved: onProven,
  });
  return (
    <Form method="post" {...frame} className="grid gap-5">
      <FailureAlert error={save.error} />
      <PasswordField label={t('proof.password')} autoComplete="current-password" {...field('password')} />
      <Button type="submit" pending={frame.pending}>
        {t('proof.confirm')}
      </Button>
      <LateStart />
    </Form>
  );
}

function FactorProof({ methods, onProven }: ProofProps & { methods: readonly FactorMethod[] }) {
  const t = useTexts(secondStepTexts);
  const passkey = useSaving(proveByPasskey, { onSaved: (isProven) => isProven && onProven() });
  return (
    <div className="grid gap-5">
      <FailureAlert error={passkey.error} />
      {methods.includes('passkey') && (
        <Button pending={passkey.isPending} onClick={() => passkey.mutate(undefined)}>
          {t('passkey')}
        </Button>
      )}
      {takesCode(methods) && (
        <FactorCodeForm
          methods={methods}
          submit={t('proof.confirm')}
          save={(code) => prove({ code })}
          onSaved={onProven}
        />
      )}
      <LateStart />
    </div>
  );
}

/** False if the person closes the browser's dialog. */
async function proveByPasskey(): Promise<boolean> {
  const { ticket, options } = await call(factors.proofOptions, {});
  try {
    await prove({ passkey: { ticket, response: await answerWithPasskey(options) } });
    return true;
  } catch (error) {
    if (isCancelled(error)) return false;
    throw error;
  }
}

import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { proveBy } from '@/lib/api/api-client';

interface Asked {
  Dialog: ComponentType<{ onEnd: (isProven: boolean) => void }>;
  end: (isProven: boolean) => void;
}

/** The one dialog that asks for a proof; calls that are refused meanwhile wait for the same answer. */
export function Proofs() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    const ask = async () => {
      const { ProofDialog } = await import('@/features/auth/factors/proof-dialog');
      return new Promise<boolean>((end) => setAsked({ Dialog: ProofDialog, end }));
    };
    proveBy(() => {
      waiting ??= ask()
        // Its script has not loaded: the call says that it was refused.
        .catch(() => false)
        .finally(() => {
          waiting = undefined;
        });
      return waiting;
    });
  }, []);
  if (!asked) return null;
  const { Dialog, end } = asked;
  return (
    <Suspense fallback={null}>
      <Dialog
        onEnd={(isProven) => {
          setAsked(undefined);
          end(isProven);
        }}
      />
    </Suspense>
  );
}

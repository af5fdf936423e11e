import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leadSamples } from '@shared/leads/demo/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { samplesTexts } from './texts/samples';
import { useUndo } from '../use-undo';

/**
 * Says above a section that samples are shown, while some are, and removes them in one click. The section is drawn but not
 * seen until this is known, so that it does not jump.
 */
export function BelowSamples({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery({ ...query(leadSamples.shown, {}), staleTime: 0 });
  return (
    <>
      {data?.act && (
        <IfMayWrite>
          <SamplesNotice act={data.act} />
        </IfMayWrite>
      )}
      <div className={isPending ? 'opacity-0' : undefined}>{children}</div>
    </>
  );
}

function SamplesNotice({ act }: { act: string }) {
  const t = useTexts(samplesTexts);
  const { undo } = useUndo();
  const remove = useMutation({ mutationFn: () => undo(act) });
  return (
    <aside
      aria-label={t('label')}
      className="-mt-4 mb-3 flex flex-wrap items-center gap-x-2 text-sm text-muted print:hidden"
    >
      {t('shown')}
      <Button
        variant="quiet"
        className="px-2! text-brand!"
        pending={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('remove')}
      </Button>
    </aside>
  );
}

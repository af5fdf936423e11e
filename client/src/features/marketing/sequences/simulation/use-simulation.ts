import { useState } from 'react';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { sequencesTexts } from '../texts/sequences';
import { printOf, type Sequence, sequenceOf, type Simulation } from '../reads';

/** The simulation of a sequence that was asked for on this screen; `isOutdated` when its mails have changed since. */
export function useSimulation(sequence: Sequence) {
  const t = useTexts(sequencesTexts);
  const [shown, setShown] = useState<{ print: string; simulation: Simulation }>();
  const print = printOf(sequence);
  const simulate = useSaving(
    async () => ({ print, simulation: await call(marketingSequencesApi.simulate, { id: sequence.id }) }),
    {
      refreshes: [sequenceOf(sequence.id)],
      onSaved: setShown,
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('simulation.failed'), description: errorText(error) }),
    },
  );
  return {
    simulation: shown?.simulation,
    isOutdated: shown !== undefined && shown.print !== print,
    isRunning: simulate.isPending,
    run: () => simulate.mutate(undefined),
  };
}

export type ShownSimulation = ReturnType<typeof useSimulation>;

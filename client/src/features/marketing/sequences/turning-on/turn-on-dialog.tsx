import { useQuery } from '@tanstack/react-query';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ErrorState } from '@/ui/feedback/error-state';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { commonTexts } from '@/ui/texts/common';
import { sequencesTexts } from '../texts/sequences';
import { senderOf } from '../reads';
import { useSequenceAct } from '../use-sequence-act';
import { LackList } from './lack-list';
import { type Lack, lacksOf } from './lacks-of';
import type { TurnOnProps } from './turn-on-props';
import { WhatGoesOut } from './what-goes-out';

/** Says what a sequence will send, to whom and from whom, and what is missing, before it is turned on. */
export function TurnOnDialog({ open, ...props }: TurnOnProps & { open: boolean }) {
  const t = useTexts(sequencesTexts);
  return (
    <DialogFrame
      open={open}
      onClose={props.onClose}
      title={t('simulation.on.title', { name: props.sequence.name })}
    >
      {open && <Asking {...props} />}
    </DialogFrame>
  );
}

function Asking(props: TurnOnProps) {
  const { sequence, company } = props;
  const { data: sender, error, refetch } = useQuery({ ...senderOf(company.id), staleTime: 0 });
  if (error && !sender) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sender) return <LoadingBlock className="h-64" />;
  return <Known {...props} lacks={lacksOf({ sequence, company, sender })} />;
}

function Known({ lacks, ...props }: TurnOnProps & { lacks: readonly Lack[] }) {
  const tSequences = useTexts(sequencesTexts);
  const tCommon = useTexts(commonTexts);
  const { sequence, company, onClose } = props;
  const turnOn = useSequenceAct(
    () => call(marketingSequencesApi.switch, { id: sequence.id }, { status: 'on' }),
    { done: tSequences('told.on'), onSaved: onClose },
  );
  return (
    <div className="grid gap-5">
      {lacks.length > 0 && <LackList lacks={lacks} {...props} />}
      <WhatGoesOut sequence={sequence} company={company} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {tCommon('actions.cancel')}
        </Button>
        <Button
          disabled={lacks.length > 0}
          pending={turnOn.isPending}
          onClick={() => turnOn.mutate(undefined)}
        >
          {tSequences('simulation.on.confirm')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Alert } from '@/ui/feedback/alert';
import type { ListedCompany } from '../../reads';
import type { Sequence, Step } from '../reads';
import { SimulationPanel } from '../simulation/simulation-panel';
import { useSimulation } from '../simulation/use-simulation';
import { StepDialog } from '../steps/step-dialog';
import { StepList } from '../steps/step-list';
import { SequenceHead } from './sequence-head';

const TurnOnDialog = lazyPart(async () => (await import('../turning-on/turn-on-dialog')).TurnOnDialog);

interface SequencePanelProps {
  sequence: Sequence;
  company: ListedCompany;
}

/** A sequence: its state, its mails in their order, and what a lead would get of them. */
export function SequencePanel({ sequence, company }: SequencePanelProps) {
  const [turningOn, setTurningOn] = useState(false);
  const [step, setStep] = useState<Step | 'new' | null>(null);
  const simulation = useSimulation(sequence);
  useLoadedLater(TurnOnDialog);
  return (
    <>
      <SequenceHead sequence={sequence} company={company} onTurnOn={() => setTurningOn(true)} />
      {sequence.problem && (
        <Alert tone="warning" className="mb-6">
          {sequence.problem}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StepList sequence={sequence} company={company} onEdit={setStep} />
        <IfMayWrite>
          <SimulationPanel sequence={sequence} simulation={simulation} />
        </IfMayWrite>
      </div>
      <StepDialog step={step} sequence={sequence} company={company} onClose={() => setStep(null)} />
      <TurnOnDialog
        open={turningOn}
        sequence={sequence}
        company={company}
        simulation={simulation}
        onClose={() => setTurningOn(false)}
        onStep={(edited) => {
          setTurningOn(false);
          setStep(edited);
        }}
      />
    </>
  );
}

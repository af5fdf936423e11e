import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import { ChoiceButtons } from '../../campaigns/previews/choice-buttons';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence, Simulation } from '../reads';
import { SimulatedMails } from './simulated-mails';
import type { ShownSimulation } from './use-simulation';

interface SimulationPanelProps {
  sequence: Sequence;
  simulation: ShownSimulation;
}

/** What a lead would get in the next thirty days, on a virtual clock. */
export function SimulationPanel({ sequence, simulation: shown }: SimulationPanelProps) {
  const t = useTexts(sequencesTexts);
  const { simulation, isOutdated, isRunning, run } = shown;
  return (
    <section
      aria-label={t('simulation.title')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h3 className="text-base font-semibold">{t('simulation.title')}</h3>
        {!simulation && <p className="mt-1 text-muted">{t('simulation.intro')}</p>}
      </div>
      {isOutdated && <Alert tone="info">{t('simulation.outdated')}</Alert>}
      {isRunning && !simulation && <Skeleton className="h-48" />}
      {simulation && !isOutdated && <Branches simulation={simulation} sequence={sequence} />}
      <Button
        variant="secondary"
        icon={portalIcons.clock}
        pending={isRunning}
        disabled={sequence.steps.length === 0}
        className="justify-self-start"
        onClick={run}
      >
        {t(simulation ? 'simulation.again' : 'simulation.act')}
      </Button>
    </section>
  );
}

/** What is sent to whoever clicks and to whoever does not, if that makes a difference. */
function Branches({ simulation, sequence }: { simulation: Simulation; sequence: Sequence }) {
  const t = useTexts(sequencesTexts);
  const { branches, isReady } = simulation;
  const [clicks, setClicks] = useState(true);
  const branch = branches.find((one) => one.clicks === clicks) ?? branches[0];
  if (!branch) return null;
  return (
    <>
      {!isReady && <Alert tone="warning">{t('simulation.waits.sender')}</Alert>}
      {branches.length > 1 && (
        <ChoiceButtons
          label={t('simulation.branches.label')}
          value={branch.clicks ? 'clicks' : 'ignores'}
          onChange={(value) => setClicks(value === 'clicks')}
          choices={(['clicks', 'ignores'] as const).map((value) => ({
            value,
            label: t(`simulation.branches.${value}`),
          }))}
        />
      )}
      <SimulatedMails simulation={simulation} mails={branch.mails} steps={sequence.steps} />
    </>
  );
}

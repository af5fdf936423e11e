import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { type Rows, stageList } from '../records';
import { recordTexts } from '../texts/record';
import { CloseDialog } from './close-dialog';
import { PhoneStages, type StagesProps } from './stages/phone-stages';
import { resultTexts } from './texts/result';
import { useMove } from './use-move';

const noStages: Stage[] = [];

type Card = Rows['opportunities'];

/** Days that an opportunity has spent in each stage, over all its visits. */
function daysInStages({ path }: Pick<Card, 'path'>, now = Date.now()): Map<number, number> {
  const days = new Map<number, number>();
  path.forEach(({ stageId, at }, index) => {
    const until = Date.parse(path[index + 1]?.at ?? '') || now;
    days.set(stageId, (days.get(stageId) ?? 0) + (until - Date.parse(at)) / 86_400_000);
  });
  return days;
}

/** The stages with the days spent in each; pressing one moves the opportunity there. */
export function StageBar({ card }: { card: Card }) {
  const t = useTexts(recordTexts);
  const { data: stages = noStages } = useQuery(stageList());
  const [closing, setClosing] = useState<{ card: Card; stage: Stage } | null>(null);
  const isPhone = useMedia('(max-width: 639px)');
  const move = useMove();
  const days = daysInStages(card);
  const enter = (stage: Stage) =>
    stage.outcome === 'open' ? void move(card, { stageId: stage.id }) : setClosing({ card, stage });
  const shared = { card, stages, days, onEnter: enter };
  return (
    <section aria-label={t('stages.title')}>
      {isPhone ? <PhoneStages {...shared} /> : <StageCells {...shared} />}
      <CloseDialog closing={closing} onClose={() => setClosing(null)} onMove={move} />
    </section>
  );
}

/** A cell of two lines for each stage; those that close it stand apart. */
function StageCells(props: StagesProps) {
  const { card, stages, onEnter } = props;
  const t = useTexts(recordTexts);
  const mayWrite = useMayWrite();
  const closes = stages.find((stage) => !isOpen(stage));
  const here = stages.findIndex(({ id }) => id === card.stageId);
  const tResult = useTexts(resultTexts);
  const daysText = (stage: Stage, count: number) => {
    const days = t('stages.days', { count });
    return isOpen(stage) ? days : tResult('after', { days });
  };
  return (
    <ol className="flex flex-wrap gap-1">
      {stages.map((stage, index) => {
        const isHere = index === here;
        const isPassed = isOpen(stage) && index < here;
        const spent = daysIn(props, stage);
        const isSkipped = isPassed && spent === undefined;
        return (
          <li key={stage.id} className={classNames('max-w-44 flex-auto', stage === closes && 'ml-3')}>
            <button
              type="button"
              disabled={isHere || !mayWrite}
              aria-current={isHere ? 'step' : undefined}
              aria-label={isHere ? undefined : t('stages.moveTo', { stage: stage.name })}
              title={stage.name}
              onClick={() => onEnter(stage)}
              className={classNames(
                'grid h-14 w-full content-center rounded-control border px-2 text-left text-sm',
                isHere ? hereLook[stage.outcome] : 'enabled:hover:bg-ink/8',
                isPassed && (isSkipped ? 'border-dashed border-line text-muted' : passedLook[card.outcome]),
                !isHere && !isPassed && closingLook[card.outcome === 'open' ? stage.outcome : 'open'],
              )}
            >
              <span className="truncate">{stage.name}</span>
              <span className="font-normal text-muted">
                {isSkipped && t('stages.skipped')}
                {spent === undefined ? '\u00a0' : daysText(stage, Math.floor(spent))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The days in a stage; in the one that closed an opportunity, those that it was open. */
function daysIn({ card, stages, days }: StagesProps, stage: Stage): number | undefined {
  if (isOpen(stage)) return days.get(stage.id);
  if (stage.id !== card.stageId) return undefined;
  return stages.filter(isOpen).reduce((sum, { id }) => sum + (days.get(id) ?? 0), 0);
}

/** The stage that an opportunity is in. */
const hereLook: Record<Stage['outcome'], string> = {
  open: 'border-brand bg-brand/8 font-semibold text-brand',
  won: 'border-positive bg-positive/8 font-semibold text-positive',
  lost: 'border-danger bg-danger/8 font-semibold text-danger',
};

/** The stages that an opportunity has been in before the one it is in. */
const passedLook: Record<Stage['outcome'], string> = {
  open: 'border-brand/40 bg-brand/4',
  won: 'border-positive/40 bg-positive/4',
  lost: 'border-danger/30 bg-danger/4',
};

/** The stages that close an open opportunity do not look like one more step; of a closed one, the others are quiet. */
const closingLook: Record<Stage['outcome'], string> = {
  open: 'border-line',
  won: 'border-positive/50 font-medium text-positive',
  lost: 'border-danger/50 font-medium text-danger',
};

const isOpen = ({ outcome }: Stage) => outcome === 'open';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { dayOf, daysBetween } from '@shared/list/periods';
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

/**
 * Days by the calendar that an opportunity has spent in each open stage, over all its visits, and at the stage that
 * closed it those that it was open.
 */
function daysInStages({ path, stageId, outcome }: Card, stages: readonly Stage[]): Map<number, number> {
  const open = new Set(stages.filter(isOpen).map(({ id }) => id));
  const days = new Map<number, number>();
  const dayAt = (index: number) => dayOf(path[index] ? new Date(path[index].at) : new Date());
  let total = 0;
  path.forEach((visit, index) => {
    if (!open.has(visit.stageId)) return;
    const spent = daysBetween(dayAt(index), dayAt(index + 1));
    days.set(visit.stageId, (days.get(visit.stageId) ?? 0) + spent);
    total += spent;
  });
  if (outcome !== 'open') days.set(stageId, total);
  return days;
}

/** The stages with the days spent in each; pressing one moves the opportunity there. */
export function StageBar({ card }: { card: Card }) {
  const t = useTexts(recordTexts);
  const { data: stages = noStages } = useQuery(stageList());
  const [closing, setClosing] = useState<{ card: Card; stage: Stage } | null>(null);
  const isPhone = useMedia('(max-width: 639px)');
  const move = useMove();
  const days = daysInStages(card, stages);
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
function StageCells({ card, stages, days, onEnter }: StagesProps) {
  const t = useTexts(recordTexts);
  const mayWrite = useMayWrite();
  const closes = stages.find((stage) => !isOpen(stage));
  const here = stages.findIndex(({ id }) => id === card.stageId);
  const tResult = useTexts(resultTexts);
  const wordsOf = (stage: Stage, isSkipped: boolean) => {
    const count = days.get(stage.id);
    if (count === undefined) return isSkipped ? t('stages.skipped') : '\u00a0';
    const words = t('stages.days', { count });
    return isOpen(stage) ? words : tResult('after', { days: words });
  };
  return (
    <ol className="flex flex-wrap gap-1">
      {stages.map((stage, index) => {
        const isHere = index === here;
        const isPassed = isOpen(stage) && index < here;
        const isSkipped = isPassed && !days.has(stage.id);
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
              <span className="font-normal text-muted">{wordsOf(stage, isSkipped)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
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

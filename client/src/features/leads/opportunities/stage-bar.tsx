import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useCutEdges } from '@/ui/navigation/use-cut-edges';
import { type Rows, stageList } from '../records';
import { recordTexts } from '../texts/record';
import { CloseDialog } from './close-dialog';
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
  const move = useMove();
  const mayWrite = useMayWrite();
  const days = daysInStages(card);
  const row = useRef<HTMLOListElement>(null);
  useCutEdges(row);
  // A phone has them in one line, which begins with the present one in its middle.
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [card.stageId, stages]);

  const enter = (stage: Stage) =>
    stage.outcome === 'open' ? void move(card, { stageId: stage.id }) : setClosing({ card, stage });

  return (
    <section aria-label={t('stages.title')}>
      <ol
        ref={row}
        className="relative grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-1 max-sm:flex max-sm:overflow-x-auto max-sm:py-1 data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]"
      >
        {stages.map((stage) => {
          const isHere = stage.id === card.stageId;
          const spent = Math.floor(days.get(stage.id) ?? 0);
          return (
            <li key={stage.id} className="max-sm:min-w-28 max-sm:shrink-0">
              <button
                type="button"
                disabled={isHere || !mayWrite}
                aria-current={isHere ? 'step' : undefined}
                aria-label={isHere ? undefined : t('stages.moveTo', { stage: stage.name })}
                onClick={() => enter(stage)}
                className={classNames(
                  'grid h-full min-h-14 w-full content-center rounded-control border px-2 py-1 text-left text-sm',
                  isHere ? hereLook[stage.outcome] : 'enabled:hover:bg-ink/8',
                  !isHere && closingLook[card.outcome === 'open' ? stage.outcome : 'open'],
                )}
              >
                {stage.name}
                <span className="text-muted">
                  {days.has(stage.id) && isOpen(stage) && t('stages.days', { count: spent })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <CloseDialog closing={closing} onClose={() => setClosing(null)} onMove={move} />
    </section>
  );
}

/** The stage that an opportunity is in. */
const hereLook: Record<Stage['outcome'], string> = {
  open: 'border-brand bg-brand/8 font-semibold text-brand',
  won: 'border-positive bg-positive/8 font-semibold text-positive',
  lost: 'border-danger bg-danger/8 font-semibold text-danger',
};

/** The stages that close an open opportunity do not look like one more step; of a closed one, the others are quiet. */
const closingLook: Record<Stage['outcome'], string> = {
  open: 'border-line',
  won: 'border-positive/50 font-medium text-positive',
  lost: 'border-danger/50 font-medium text-danger',
};

const isOpen = ({ outcome }: Stage) => outcome === 'open';

import type { Stage } from '@shared/leads/opportunities/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import type { Rows } from '../../records';
import { recordTexts } from '../../texts/record';
import { resultTexts } from '../texts/result';

export interface StagesProps {
  card: Rows['opportunities'];
  stages: readonly Stage[];
  /** The days spent in each open stage that it has been in; at the one that closed it, those that it was open. */
  days: ReadonlyMap<number, number>;
  onEnter: (stage: Stage) => void;
}

/**
 * Where an opportunity stands: a thin bar of its open stages over one line in words, which opens the choice of another.
 * What closes an open one is in sight.
 */
export function PhoneStages(props: StagesProps) {
  const { card, stages, days, onEnter } = props;
  const t = useTexts(recordTexts);
  const mayWrite = useMayWrite();
  const line = useLine(props);
  const here = stages.findIndex(({ id }) => id === card.stageId);
  const words = <span className={classNames('truncate', inkOf[card.outcome])}>{line}</span>;
  const closing = card.outcome === 'open' ? stages.filter(({ outcome }) => outcome !== 'open') : [];
  return (
    <>
      <ol className="flex gap-1">
        {stages.map(({ id, name, outcome }, index) => {
          const isHere = index === here;
          return (
            <li
              key={id}
              aria-current={isHere ? 'step' : undefined}
              className={classNames(
                'h-1.5 grow basis-0 rounded-full',
                isHere || (index < here && days.has(id)) ? fillOf[card.outcome] : 'bg-ink/12',
                outcome !== 'open' && 'sr-only',
              )}
            >
              <span className="sr-only">{name}</span>
            </li>
          );
        })}
      </ol>
      {!mayWrite && <p className="mt-1.5 font-semibold">{words}</p>}
      {mayWrite && (
        <div className="mt-2 grid gap-2">
          <Menu
            icon={portalIcons.arrowDown}
            label={`${t('stages.title')}: ${line}`}
            words={words}
            entries={stages
              .filter((_stage, index) => index !== here)
              .map((stage) => ({
                label: t('stages.moveTo', { stage: stage.name }),
                onSelect: () => onEnter(stage),
              }))}
            className="w-full justify-between! px-3!"
          />
          <div className="grid grid-cols-2 gap-2 empty:hidden">
            {closing.map((stage) => (
              <Button
                key={stage.id}
                variant="secondary"
                icon={stage.outcome === 'won' ? portalIcons.check : 'close'}
                aria-label={t('stages.moveTo', { stage: stage.name })}
                className={classNames('px-2!', inkOf[stage.outcome])}
                onClick={() => onEnter(stage)}
              >
                <span className="truncate">{stage.name}</span>
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** "Won on 14 Jan 2026 after 37 days", or the stage with the days that it has been in it. */
function useLine({ card, stages, days }: StagesProps): string {
  const t = useTexts(recordTexts);
  const tResult = useTexts(resultTexts);
  const { language } = useLanguage();
  const { outcome, closedAt, stageId } = card;
  const spent = t('stages.days', { count: days.get(stageId) ?? 0 });
  const name = stages.find(({ id }) => id === stageId)?.name ?? '';
  if (outcome === 'open') return `${name} · ${spent}`;
  const date = closedAt && formatDate(closedAt, language, { dateStyle: 'medium' });
  const ended = date ? tResult(`on.${outcome}`, { date }) : name;
  return `${ended} ${tResult('after', { days: spent })}`;
}

const inkOf: Record<Stage['outcome'], string> = {
  open: 'text-brand',
  won: 'text-positive!',
  lost: 'text-danger!',
};

const fillOf: Record<Stage['outcome'], string> = { open: 'bg-brand', won: 'bg-positive', lost: 'bg-danger' };

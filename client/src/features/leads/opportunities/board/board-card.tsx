import { memo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { recordAddress } from '@shared/leads/sections';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { moneyText } from '@/lib/values/money';
import { daysSince } from '@/lib/values/waiting';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import type { Card } from '../../records';
import { boardTexts } from '../texts/board';
import { recordTexts } from '../../texts/record';
import { isStale } from '../stale';
import { ClosingDay, NextStep } from '../card-steps';
import type { ColumnProps } from './stage-column';

interface BoardCardProps extends Partial<Pick<ColumnProps, 'renderAssignee'>> {
  card: Card;
  stages: readonly Stage[];
  /** With it the card has a menu that moves it. */
  onMoveTo?: (stageId: string) => void;
}

/** An opportunity on the board. While a card is dragged its list is drawn again and again, but none of these. */
export const BoardCard = memo(function BoardCard({ card, stages, renderAssignee, onMoveTo }: BoardCardProps) {
  const t = useTexts(boardTexts);
  const { language } = useLanguage();
  const { id, title, companyName, contactName, amount, currency, expectedClose, nextTask, nextTaskAt } = card;
  const whose = companyName ?? contactName;
  const assignee = card.assigneeId === null ? undefined : renderAssignee?.(card.assigneeId);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
      <div className="flex items-start">
        <Link
          to={recordAddress('opportunities', id)}
          draggable={false}
          title={title}
          className="line-clamp-3 min-w-0 grow leading-snug font-medium break-words hover:text-brand hover:underline"
        >
          {title}
        </Link>
        {onMoveTo && (
          // No higher than a line of the title.
          <div className="h-5 shrink-0">
            <Menu
              icon={portalIcons.more}
              label={t('moveTo', { title })}
              entries={stages
                .filter((each) => each.id !== card.stageId)
                .map((each) => ({
                  label: t('move', { stage: each.name }),
                  onSelect: () => onMoveTo(String(each.id)),
                }))}
              className="-mt-2.5 -mr-2.5 -mb-4"
            />
          </div>
        )}
      </div>
      <p className="flex min-w-0 items-start gap-1 text-sm text-muted">
        <span className="line-clamp-3 min-w-0 grow break-words">{whose}</span>
        <Age card={card} stage={stages.find((each) => each.id === card.stageId)} />
        {assignee && <span className="shrink-0">{assignee}</span>}
      </p>
      <p className="flex items-center justify-between gap-2 text-sm whitespace-nowrap tabular-nums empty:hidden">
        {amount !== null && <span className="font-semibold">{moneyText(amount, currency, language)}</span>}
        {expectedClose && <ClosingDay at={expectedClose} />}
      </p>
      <p className="line-clamp-2 text-sm leading-snug break-words" title={nextTask ?? undefined}>
        <NextStep nextTask={nextTask} nextTaskAt={nextTaskAt} />
      </p>
    </div>
  );
});

interface AgeProps {
  card: Card;
  stage: Stage | undefined;
}

/** The days in the stage, marked where they are too many. */
function Age({ card, stage }: AgeProps) {
  const t = useTexts(boardTexts);
  const tRecord = useTexts(recordTexts);
  const count = daysSince(card.stageEnteredAt);
  const stale = isStale(card, stage);
  return (
    <span
      title={`${tRecord('stages.days', { count })}${stale ? `, ${t('stale').toLocaleLowerCase()}` : ''}`}
      className={classNames('shrink-0 tabular-nums', stale && 'font-medium text-warning')}
    >
      {stale && <Icon name={portalIcons.clock} className="mr-0.5 inline size-3.5 -translate-y-px" />}
      {t('days', { count })}
      {stale && <span className="sr-only">{t('stale')}</span>}
    </span>
  );
}

/** The card under the pointer, over those that it passes. */
export const DraggedCard = (props: BoardCardProps) => (
  <div className="rounded-control border border-brand bg-raised p-2.5 shadow-raised">
    <BoardCard {...props} />
  </div>
);

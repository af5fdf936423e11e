import { memo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { recordAddress } from '@shared/leads/sections';
import { dayOf } from '@shared/list/periods';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { Badge } from '@/ui/feedback/badge';
import { Link } from '@/ui/navigation/link';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { daysSince, DueDay } from '../../values/cells';
import type { Card } from '../../records';
import { boardTexts } from '../texts/board';
import { recordTexts } from '../../texts/record';
import type { ColumnProps } from './stage-column';

interface BoardCardProps extends Partial<Pick<ColumnProps, 'renderAssignee'>> {
  card: Card;
  stages: readonly Stage[];
  /** With it the card has a menu that moves it. */
  onMoveTo?: (stageId: string) => void;
}

const isOfToday = (at: string) => dayOf(new Date(at)) === dayOf(new Date());

/** Whether nothing has happened for more days than the stage allows. */
const isStale = ({ stageEnteredAt, lastContactedAt }: Card, stage: Stage | undefined) => {
  const latest = [stageEnteredAt, lastContactedAt ?? ''].toSorted().at(-1) ?? stageEnteredAt;
  return typeof stage?.staleDays === 'number' && daysSince(latest) > stage.staleDays;
};

/** An opportunity on the board. While a card is dragged its list is drawn again and again, but none of these. */
export const BoardCard = memo(function BoardCard({ card, stages, renderAssignee, onMoveTo }: BoardCardProps) {
  const t = useTexts(boardTexts);
  const tRecord = useTexts(recordTexts);
  const { language } = useLanguage();
  const { id, title, companyName, amount, currency, expectedClose, stageEnteredAt, nextTask, nextTaskAt } =
    card;
  const stage = stages.find((each) => each.id === card.stageId);
  const days = daysSince(stageEnteredAt);
  const assignee = card.assigneeId === null ? undefined : renderAssignee?.(card.assigneeId);
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex items-start">
        <Link
          to={recordAddress('opportunities', id)}
          draggable={false}
          className="min-w-0 grow leading-snug font-medium break-words hover:text-brand hover:underline"
        >
          {title}
        </Link>
        <span
          title={tRecord('stages.days', { count: days })}
          className="ml-2 text-sm leading-snug whitespace-nowrap text-muted tabular-nums"
        >
          {t('days', { count: days })}
        </span>
        {onMoveTo && (
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
        )}
      </div>
      {(companyName || assignee) && (
        <p className="flex min-w-0 gap-2 text-sm text-muted">
          <span className="min-w-0 grow truncate">{companyName}</span>
          {assignee}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums empty:hidden">
        {amount !== null && <span className="font-semibold">{moneyText(amount, currency, language)}</span>}
        {expectedClose && (
          <span>
            <span className="text-muted">{t('closes')}</span> <DueDay at={expectedClose} isShort />
          </span>
        )}
        {isStale(card, stage) && <Badge tone="warning">{t('stale')}</Badge>}
      </p>
      <p className="text-sm leading-snug wrap-anywhere">
        {nextTask && nextTaskAt && (
          <>
            {isOfToday(nextTaskAt) ? (
              <time dateTime={nextTaskAt} className="font-medium text-warning">
                {t('today')}
              </time>
            ) : (
              <DueDay at={nextTaskAt} isShort />
            )}
            {' · '}
          </>
        )}
        <span className={nextTask ? '' : 'text-warning'}>{nextTask ?? t('noNextStep')}</span>
      </p>
    </div>
  );
});

/** The card under the pointer, over those that it passes. */
export const DraggedCard = (props: BoardCardProps) => (
  <div className="rounded-control border border-brand bg-raised p-2.5 shadow-raised">
    <BoardCard {...props} />
  </div>
);

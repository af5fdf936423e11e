import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useTouch } from '@/lib/use-touch';
import { actsGroup, CardActs } from '@/ui/overlays/card-acts';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { BoardItem } from '@/ui/sortable/board-list';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { LevelBadge } from '../items/cards/level-badge';
import { LongText } from '../items/cards/long-text';
import { shortText } from '../short-text';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from '../items/texts/items';
import { swotTexts } from './texts/swot';
import { keyOf } from './place';

interface SwotCardProps {
  quadrant: Quadrant;
  item: SwotItem;
  onMove: (to: Quadrant) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function SwotCard(props: SwotCardProps) {
  const { quadrant, item } = props;
  const t = useTexts(companiesTexts);
  const tSwot = useTexts(swotTexts);
  const { id, description, level } = item;
  const name = shortText(description);
  const key = keyOf({ quadrant, id });
  const isOnItsWay = id < 0;

  return (
    <BoardItem
      itemId={key}
      data-swot={key}
      name={name}
      list={{ id: quadrant, name: tSwot(`${quadrant}.title`) }}
      disabled={isOnItsWay}
      className={classNames(
        actsGroup,
        'relative rounded-control border border-line bg-paper px-3',
        isOnItsWay && 'opacity-60',
      )}
    >
      <div className="-mr-2 flex min-h-11 items-center gap-x-2 lg:pointer-fine:min-h-9">
        {/* On a phone, where the other quadrants are out of sight, the menu moves it. */}
        <DragHandle name={name} hint={tSwot('drag')} className="-ml-2 max-sm:hidden" />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 py-2 lg:pointer-fine:py-1">
          <LongText className="min-w-0 grow basis-48 leading-snug max-sm:basis-full">{description}</LongText>
          {quadrant === 'strengths' && (
            <LevelBadge of="impact" level={level}>
              {t('strengths.level', { level })}
            </LevelBadge>
          )}
          {quadrant === 'weaknesses' && (
            <LevelBadge of="priority" level={level}>
              {t('problems.level', { level })}
            </LevelBadge>
          )}
        </div>
        <SwotActs {...props} name={name} idle={isOnItsWay} />
      </div>
    </BoardItem>
  );
}

/** Its acts. With a pointer, a menu of its own moves it; on a touch screen, all stand in one. */
function SwotActs(props: SwotCardProps & { name: string; idle: boolean }) {
  const { quadrant, name, idle, onMove, onEdit, onDelete } = props;
  const t = useTexts(itemsTexts);
  const tSwot = useTexts(swotTexts);
  const isTouch = useTouch();
  const moves = quadrants
    .filter((other) => other !== quadrant)
    .map((other) => ({ act: other, label: tSwot(`moveTo.${other}`), onSelect: () => onMove(other) }));
  return (
    <CardActs
      label={t('acts', { name })}
      className="rounded-control bg-paper pointer-fine:absolute pointer-fine:top-1 pointer-fine:right-1"
      acts={[
        ...(isTouch
          ? moves.map((move) => ({ ...move, idle, icon: portalIcons.move, short: move.label }))
          : []),
        {
          act: 'edit',
          icon: portalIcons.pencil,
          label: t('edit.button', { name }),
          short: t('edit.short'),
          idle,
          onSelect: onEdit,
        },
        {
          act: 'delete',
          icon: portalIcons.trash,
          label: t('delete.button', { name }),
          short: t('delete.confirm'),
          idle,
          onSelect: onDelete,
        },
      ]}
    >
      <Menu
        icon={portalIcons.move}
        label={tSwot('move', { name })}
        data-act="move"
        aria-disabled={idle || undefined}
        entries={idle ? [] : moves}
        className="size-9!"
      />
    </CardActs>
  );
}

/** The preview of a card while it is dragged. */
export const DraggedCard = ({ item }: { item: SwotItem | undefined }) => (
  <p
    aria-hidden
    className="line-clamp-4 cursor-grabbing rounded-control border border-line bg-raised p-3 shadow-raised"
  >
    {item?.description}
  </p>
);

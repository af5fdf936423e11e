import type { MouseEventHandler, TouchEventHandler } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import { publicationsTexts } from '../texts/publications';
import { pictureAddress } from '../../assets/reads';
import { NetworkMark } from '../../channels/network-mark';
import { useCalendar } from './calendar-context';
import { chipLooks } from './chip-looks';
import type { Entry } from './entries';
import { timeOf } from './time/wall';
import { useEntryWords } from './use-entry-words';

interface EntryChipProps {
  entry: Entry;
  /** Whether there is room for one line only. */
  isFlat?: boolean;
  /** Whether there is room for a third line of its title. */
  isRoomy?: boolean;
  className?: string;
}

/** An entry in a day or on a week's scale: pressing it opens it, and its grip moves it by keyboard. */
export function EntryChip({ entry, isFlat = false, isRoomy = false, className }: EntryChipProps) {
  const { liftedId, open } = useCalendar();
  const t = useTexts(publicationsTexts);
  const said = useEntryWords();
  const isLifted = liftedId === entry.id;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `entry:${entry.id}`,
    disabled: !entry.isMovable,
    data: { entry, name: entry.title },
  });
  const look = chipLooks[entry.status];
  return (
    <div
      ref={setNodeRef}
      // The keyboard has a way of its own, since a slot is a time and not a place on the screen.
      {...(entry.isMovable && {
        onMouseDown: listeners?.onMouseDown as MouseEventHandler | undefined,
        onTouchStart: listeners?.onTouchStart as TouchEventHandler | undefined,
      })}
      className={classNames(
        'group/chip relative flex min-w-0 overflow-hidden rounded-control border border-l-4 text-sm',
        look.box,
        isDragging && 'opacity-40',
        isLifted && 'z-10 shadow-raised outline-2 outline-brand',
        className,
      )}
    >
      <button
        type="button"
        onClick={() => open(entry)}
        aria-label={said(entry)}
        className="flex min-w-0 grow flex-col items-stretch gap-0.5 px-1 py-1 text-left leading-tight"
      >
        {/* What finds no room in the line is cut off: the picture first. */}
        <span className="flex h-6 flex-wrap items-center gap-x-1 overflow-hidden font-medium tabular-nums">
          <NetworkMark network={entry.network} />
          <span className="leading-6">{timeOf(entry.wall)}</span>
          {look.icon && <Icon name={look.icon} className={classNames('size-3.5 shrink-0', look.mark)} />}
          {(entry.warnings.length > 0 || entry.shift !== null || entry.isHeld) && (
            <Icon name="alert" className="size-3.5 shrink-0 text-warning" />
          )}
          {entry.assetId !== null && (
            <img
              src={pictureAddress(entry.assetId)}
              alt=""
              loading="lazy"
              className="ml-auto size-5 shrink-0 rounded-xs object-contain"
            />
          )}
        </span>
        {!isFlat && (
          <span className={classNames('wrap-anywhere', isRoomy ? 'line-clamp-3' : 'line-clamp-2')}>
            {entry.title}
          </span>
        )}
        {!isFlat && look.badge === 'warning' && (
          <span className="line-clamp-2 font-medium text-warning">
            {t(entry.status === 'manual_pending' ? 'calendar.late' : `calendar.statuses.${entry.status}`)}
          </span>
        )}
      </button>
      {entry.isMovable && (
        <Grip entry={entry} isLifted={isLifted} describedBy={attributes['aria-describedby']} />
      )}
    </div>
  );
}

interface GripProps {
  entry: Entry;
  isLifted: boolean;
  describedBy: string;
}

function Grip({ entry, isLifted, describedBy }: GripProps) {
  const t = useTexts(publicationsTexts);
  const tDrag = useTexts(sortableTexts);
  const { pressKey, putBack } = useCalendar();
  const button = useRef<HTMLButtonElement>(null);

  // On another day a lifted entry is another element.
  useLayoutEffect(() => {
    if (!isLifted || document.activeElement === button.current) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <IconButton
      ref={button}
      data-act="drag"
      data-entry={entry.id}
      icon={portalIcons.grip}
      label={tDrag('handle', { name: entry.title })}
      title={t('calendar.drag.hint')}
      aria-pressed={isLifted}
      aria-roledescription={tDrag('role')}
      aria-describedby={describedBy}
      onKeyDown={(event) => pressKey(entry, event)}
      onBlur={({ relatedTarget }) => isLifted && relatedTarget && putBack()}
      className="absolute inset-y-0 right-0 h-auto! w-6! cursor-grab bg-surface/90 opacity-0 focus-visible:opacity-100 group-hover/chip:opacity-100 active:cursor-grabbing aria-pressed:opacity-100 pointer-coarse:hidden"
    />
  );
}

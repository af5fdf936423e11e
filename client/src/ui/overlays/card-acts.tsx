import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useTouch } from '@/lib/use-touch';
import type { AnyIcon } from '../icons';
import { Menu } from './menu';
import { portalIcons } from '../portal-icons';
import { IconButton } from '../controls/icon-button';

/** One action on a card or a row. */
export interface Act {
  /** Identifies the button within its item, so that it gets the focus back when the item has moved. */
  act: string;
  icon: AnyIcon;
  /** The accessible name of the button, with the item's name. */
  label: string;
  /** The action in a menu that bears the item's name. */
  short: string;
  /** Disables the action; its button keeps its place and the focus. */
  idle?: boolean;
  /** Whether it changes nothing, so that a reader has it too. */
  reads?: boolean;
  /** The state of an action that switches something on and off. */
  pressed?: boolean;
  onSelect: () => void;
}

interface CardActsProps {
  /** The name of the menu on a touch screen. */
  label: string;
  acts: readonly Act[];
  /** One menu without a touch screen too, where there is no room for the buttons. */
  isMenu?: boolean;
  /** Whether the first act is always seen, with the others in a menu beside it. */
  isLed?: boolean | undefined;
  /** A further control between the buttons, which changes something; left out on a touch screen. */
  children?: ReactNode;
  /**
   * Whether the buttons are seen without the pointer too, where few rows have no other sign that they can be changed;
   * the name of an act shows only that one, with the others to its left while the pointer is there.
   */
  isSeen?: boolean | Act['act'];
  /** -1 where the Tab key does not reach the buttons. */
  tabIndex?: 0 | -1;
  className?: string;
}

const onHover =
  'opacity-0 transition-opacity duration-150 group-focus-within/acts:opacity-100 group-hover/acts:opacity-100';

/** The class name of the card or row whose actions show on hover. */
export const actsGroup = 'group/acts';

/**
 * The actions of a card or row: buttons that show while the pointer or the focus is within the element of `actsGroup`,
 * or one menu on a touch screen, where one act alone is its own button. A reader has those that only read.
 */
export function CardActs({
  label,
  acts: all,
  isMenu = false,
  isSeen = false,
  isLed = false,
  children,
  tabIndex,
  className,
}: CardActsProps) {
  const isTouch = useTouch();
  const mayWrite = useMayWrite();
  const acts = mayWrite ? all : all.filter(({ reads }) => reads);
  if (acts.length === 0) return null;
  const isNarrow = isTouch || isMenu;
  // One act needs no menu around it.
  const shown = isNarrow && acts.length > 1 ? [] : isLed ? acts.slice(0, 1) : acts;
  const menu = (
    <ActsMenu
      label={label}
      acts={acts.slice(shown.length)}
      tabIndex={tabIndex}
      className={classNames(isLed && !isNarrow && 'size-9!', shown.length === 0 && className)}
    />
  );
  if (shown.length === 0) return menu;
  const button = (one: Act) => <ActButton key={one.act} of={one} isWide={isNarrow} tabIndex={tabIndex} />;
  const isLast = ({ act }: Act) => act === isSeen && !isNarrow;
  const last = shown.filter(isLast);
  return (
    <div className={classNames('flex', !isSeen && !isLed && !isNarrow && onHover, className)}>
      <div className={classNames('flex', last.length > 0 && onHover)}>
        {shown.filter((one) => !isLast(one)).map(button)}
      </div>
      {last.map(button)}
      {mayWrite && children}
      {menu}
    </div>
  );
}

interface ActButtonProps {
  of: Act;
  /** Whether it is as large as a finger needs it. */
  isWide: boolean;
  tabIndex: CardActsProps['tabIndex'];
}

const ActButton = ({
  of: { act, icon, label, idle, pressed, onSelect },
  isWide,
  tabIndex,
}: ActButtonProps) => (
  <IconButton
    data-act={act}
    icon={icon}
    label={label}
    tabIndex={tabIndex}
    aria-disabled={idle || undefined}
    aria-pressed={pressed}
    onClick={idle ? undefined : onSelect}
    className={classNames(!isWide && 'size-9!', 'aria-pressed:[&_svg]:fill-current')}
  />
);

/** The acts behind one button; those that cannot be done are left out. */
function ActsMenu({
  acts,
  ...button
}: Pick<CardActsProps, 'label' | 'acts' | 'tabIndex'> & { className: string }) {
  const entries = acts.filter(({ idle }) => !idle).map(({ short, onSelect }) => ({ label: short, onSelect }));
  if (entries.length === 0) return null;
  return <Menu {...button} icon={portalIcons.more} data-act="more" entries={entries} />;
}

import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon, type AnyIcon } from '../icons';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: AnyIcon;
  /** The accessible name, also shown as the tooltip. */
  label: string;
}

/** A button of 44 px that shows only an icon. */
export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150',
        'hover:bg-ink/8 hover:text-ink disabled:cursor-not-allowed disabled:opacity-60',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-pressed:text-brand',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}

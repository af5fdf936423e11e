import type { ReactNode } from 'react';
import { Icon, type AnyIcon } from '../icons';

interface EmptyStateProps {
  icon: AnyIcon;
  title: string;
  /** Describes what the list will hold. */
  children?: ReactNode;
  /** The button that creates the first item. */
  action?: ReactNode;
  /** Other ways to begin, over the whole width of a phone. */
  below?: ReactNode;
}

/** Replaces a list that has no items. */
export function EmptyState({ icon, title, children, action, below }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-muted/50 px-4 py-8 text-center sm:px-6 sm:py-12">
      <Icon name={icon} className="size-8 text-brand" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
      {below && <div className="w-full max-w-lg empty:hidden">{below}</div>}
    </div>
  );
}

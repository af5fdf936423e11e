import type { ReactNode } from 'react';
import { Icon, type AnyIcon } from '../icons';

interface EmptyStateProps {
  icon: AnyIcon;
  title: string;
  /** What will stand here. */
  children?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
}

/** What a list shows while it holds nothing. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-muted/50 px-6 py-12 text-center">
      <Icon name={icon} className="size-8 text-brand" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

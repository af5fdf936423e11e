import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon, type IconName } from '../icons';

const tones = {
  danger: { look: 'border-danger/40 bg-danger/8', mark: 'text-danger', icon: 'alert' },
  warning: { look: 'border-warning/40 bg-warning/8', mark: 'text-warning', icon: 'alert' },
  positive: { look: 'border-positive/40 bg-positive/8', mark: 'text-positive', icon: 'check' },
  info: { look: 'border-info/40 bg-info/8', mark: 'text-info', icon: 'document' },
} as const satisfies Record<string, { look: string; mark: string; icon: IconName }>;

interface AlertProps {
  tone: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  className?: string;
}

/**
 * A notice in the page. The tone `danger` interrupts a screen reader (role `alert`); the others wait (role
 * `status`).
 */
export function Alert({ tone, title, children, className }: AlertProps) {
  const { look, mark, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-card border p-4', look, className)}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

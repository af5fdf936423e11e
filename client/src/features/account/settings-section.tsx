import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';

interface SettingsSectionProps {
  title: string;
  text?: string;
  className?: string;
  /** A list that is read in columns, and has the whole width below the title. */
  isWide?: boolean;
  children: ReactNode;
}

export function SettingsSection({ title, text, className, isWide = false, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={classNames('grid gap-5', !isWide && '@2xl:grid-cols-[1fr_2fr] @2xl:gap-8', className)}
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}

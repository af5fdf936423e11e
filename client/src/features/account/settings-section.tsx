import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/card';

interface SettingsSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-5 md:grid-cols-[1fr_2fr] md:gap-8">
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

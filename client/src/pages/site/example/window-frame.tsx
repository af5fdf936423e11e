import type { ReactNode } from 'react';
import { windowTexts } from '@/features/site/texts/window';
import { useTexts } from '@/i18n/use-texts';

const windows = ['consultia', 'comerzia', 'leadmanager'] as const;

interface WindowFrameProps {
  portal: (typeof windows)[number];
  children: ReactNode;
}

/** A screen of a portal in the frame of a window, cut at its foot; where one shows at a time, dots say which of all it is. */
export function WindowFrame({ portal, children }: WindowFrameProps) {
  const t = useTexts(windowTexts);
  return (
    <figure className="flex h-84 flex-col lg:h-105 overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      <figcaption className="border-b border-line px-4 py-2.5 text-sm text-muted">
        <strong className="text-ink">{portal.toUpperCase()}</strong> {t(`says.${portal}`)}
      </figcaption>
      <div className="min-h-0 flex-1 overflow-hidden p-3 [mask-image:linear-gradient(#000_80%,transparent_96%)]">
        {children}
      </div>
      <p aria-hidden className="flex justify-center gap-1.5 pt-2 pb-2.5 lg:hidden">
        {windows.map((one) => (
          <span
            key={one}
            className={`h-1.5 rounded-full ${one === portal ? 'w-4 bg-brand' : 'w-1.5 bg-muted/60'}`}
          />
        ))}
      </p>
    </figure>
  );
}

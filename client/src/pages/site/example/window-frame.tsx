import type { ReactNode } from 'react';
import { windowTexts } from '@/features/site/texts/window';
import { useTexts } from '@/i18n/use-texts';

interface WindowFrameProps {
  portal: 'consultia' | 'comerzia' | 'leadmanager';
  children: ReactNode;
}

/** A screen of a portal in the frame of a window, cut at its foot. */
export function WindowFrame({ portal, children }: WindowFrameProps) {
  const t = useTexts(windowTexts);
  return (
    <figure className="flex h-84 flex-col lg:h-105 overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      <figcaption className="border-b border-line px-4 py-2.5 text-sm text-muted">
        <strong className="text-ink">{portal.toUpperCase()}</strong> {t(`says.${portal}`)}
      </figcaption>
      <div className="min-h-0 flex-1 overflow-hidden p-3 [mask-image:linear-gradient(#000_88%,transparent)]">
        {children}
      </div>
    </figure>
  );
}

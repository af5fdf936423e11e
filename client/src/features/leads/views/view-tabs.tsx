import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useCutEdges } from '@/ui/navigation/use-cut-edges';
import { viewsTexts } from './texts/views';
import type { useViews } from './use-views';

type ViewTabsProps = Pick<ReturnType<typeof useViews>, 'views' | 'current' | 'open' | 'openAll'>;

/** All rows and each view; where they do not fit, the row scrolls to the current one and fades where it is cut. */
export function ViewTabs({ views, current, open, openAll }: ViewTabsProps) {
  const t = useTexts(viewsTexts);
  const row = useRef<HTMLElement>(null);
  useCutEdges(row);
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !here) return;
    const { clientWidth } = row.current;
    const end = here.offsetLeft + here.offsetWidth;
    row.current.scrollLeft = end <= clientWidth ? 0 : end - (here.offsetWidth + clientWidth) / 2;
  }, [current?.key]);
  return (
    <nav
      ref={row}
      aria-label={t('label')}
      className="relative flex min-w-0 overflow-x-auto [scrollbar-width:none] data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]"
    >
      <ViewTab name={t('all')} isCurrent={!current} onOpen={openAll} />
      {views.map((view) => (
        <ViewTab
          key={view.key}
          name={view.name}
          isCurrent={view.key === current?.key}
          onOpen={() => open(view)}
        />
      ))}
    </nav>
  );
}

interface ViewTabProps {
  name: string;
  isCurrent: boolean;
  onOpen: () => void;
}

const ViewTab = ({ name, isCurrent, onOpen }: ViewTabProps) => (
  <button
    type="button"
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onOpen}
    className="min-h-10 border-b-2 border-transparent px-2.5 text-sm whitespace-nowrap text-muted -outline-offset-2! hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
  >
    {name}
  </button>
);

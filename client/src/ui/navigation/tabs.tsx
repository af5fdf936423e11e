import * as RadixTabs from '@radix-ui/react-tabs';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/lib/class-names';
import { useCutEdges } from './use-cut-edges';

/** A tab's label and content. */
export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Shown beside the label, such as the number of items. */
  badge?: ReactNode;
  content: ReactNode;
}

/** Where the row of tabs takes what a tab puts beside them: null until it is drawn, undefined outside of tabs. */
const BesideSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Puts what stands above a tab's content, such as its search, in the row of the tabs instead of a row of its own. */
export function BesideTabs({ children }: { children: ReactNode }) {
  const slot = use(BesideSlot);
  if (slot === undefined) return children;
  return slot && createPortal(children, slot);
}

/** How many pixels of a cut row fade. */
const FADED = 48;

interface TabsProps<Name extends string> {
  /** The page's h1, at the beginning of the row; a phone has no room to show it there. */
  title?: string;
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** Shown at the end of the row, such as a link to a related page. */
  beside?: ReactNode;
}

/**
 * Tabs whose state belongs to the caller (usually the address); on a phone they have the whole width, with what does
 * not fit beside them below, and the row scrolls to the current tab and fades where it is cut.
 */
export function Tabs<Name extends string>({
  title,
  label,
  tabs,
  current,
  onChange,
  beside,
}: TabsProps<Name>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Kept while React hides the row for what is still loading in it, or hiding and showing would not end.
  const keepSlot = useCallback((element: HTMLElement | null) => {
    if (element) setSlot(element);
  }, []);
  const row = useRef<HTMLDivElement>(null);
  const showChosen = useCallback(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !chosen) return;
    const { clientWidth } = row.current;
    const end = chosen.offsetLeft + chosen.offsetWidth;
    // One near the beginning needs no scrolling, which would cut those before it.
    row.current.scrollLeft = end + FADED <= clientWidth ? 0 : end - (chosen.offsetWidth + clientWidth) / 2;
  }, []);
  useLayoutEffect(showChosen, [showChosen, current]);
  useCutEdges(row, showChosen);

  return (
    <RadixTabs.Root value={current} onValueChange={(name) => onChange(name as Name)}>
      <div
        className={classNames(
          // As high with buttons in it as before they are drawn, which stand clear of the rule.
          'mb-3 flex items-center gap-x-4 border-line max-sm:mb-2 max-sm:flex-wrap max-sm:gap-2 sm:border-b',
          title && '-mt-3 max-sm:-mt-4',
        )}
      >
        {title && (
          <h1 tabIndex={-1} className="shrink-0 text-xl max-xl:sr-only">
            {title}
          </h1>
        )}
        <RadixTabs.List
          ref={row}
          aria-label={label}
          className="relative -mb-px flex min-w-0 grow gap-1 self-end overflow-x-auto border-line max-sm:border-b [scrollbar-width:none] data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]"
        >
          {tabs.map(({ name, label: text, badge }) => (
            <RadixTabs.Trigger
              key={name}
              value={name}
              className="flex min-h-11 sm:min-h-13 shrink-0 items-center gap-2 border-b-2 border-transparent px-2 font-medium max-[88rem]:px-1.5 max-sm:gap-1 max-sm:text-sm text-muted -outline-offset-2 hover:text-ink aria-selected:border-brand aria-selected:text-ink"
            >
              {text}
              {badge}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <div ref={keepSlot} className="flex shrink-0 items-center gap-2 empty:hidden" />
        {beside}
      </div>
      <BesideSlot value={slot}>
        {tabs.map(({ name, content }) => (
          <RadixTabs.Content key={name} value={name}>
            {content}
          </RadixTabs.Content>
        ))}
      </BesideSlot>
    </RadixTabs.Root>
  );
}

import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCutEdges } from './use-cut-edges';

/** A tab's label and content. */
export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Shown beside the label, such as the number of items. */
  badge?: ReactNode;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** Shown at the end of the row, such as a link to a related page. */
  beside?: ReactNode;
}

/**
 * Tabs whose state belongs to the caller (usually the address); on a narrow screen the row scrolls to the
 * current tab and fades where it is cut.
 */
export function Tabs<Name extends string>({ label, tabs, current, onChange, beside }: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  useCutEdges(row);

  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [current]);

  return (
    <RadixTabs.Root value={current} onValueChange={(name) => onChange(name as Name)}>
      <div className="mb-2 flex items-center gap-4 border-b border-line">
        <RadixTabs.List
          ref={row}
          aria-label={label}
          className="relative -mb-px flex grow gap-1 overflow-x-auto [scrollbar-width:none] data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]"
        >
          {tabs.map(({ name, label: text, badge }) => (
            <RadixTabs.Trigger
              key={name}
              value={name}
              className="flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
            >
              {text}
              {badge}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {beside}
      </div>
      {tabs.map(({ name, content }) => (
        <RadixTabs.Content key={name} value={name}>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

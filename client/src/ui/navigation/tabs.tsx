import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

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
}

/**
 * Tabs whose state belongs to the caller (usually the address); on a narrow screen the row scrolls to the
 * current tab.
 */
export function Tabs<Name extends string>({ label, tabs, current, onChange }: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [current]);

  return (
    <RadixTabs.Root value={current} onValueChange={(name) => onChange(name as Name)}>
      <RadixTabs.List
        ref={row}
        aria-label={label}
        className="relative mb-6 flex gap-1 overflow-x-auto border-b border-line"
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
      {tabs.map(({ name, content }) => (
        <RadixTabs.Content key={name} value={name}>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

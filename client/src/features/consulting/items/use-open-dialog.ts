import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanyList } from '@shared/consulting/items/lists';

/** What `?add=` asks for: one item or many. */
const addressed = { one: 'add', many: 'import' } as const;
export type Adding = keyof typeof addressed;

type ItemDialog<Item> = { name: 'add' | 'import' } | { name: 'edit' | 'delete'; item: Item };

const isAdding = (value: string | null): value is Adding => value !== null && Object.hasOwn(addressed, value);

/** Which of a list's dialogs is open: the one a button opened, or the one that the address asks for. */
export function useOpenDialog<Item>(kind: CompanyList) {
  const [opened, setOpened] = useState<ItemDialog<Item> | null>(null);
  const [params, setParams] = useSearchParams();
  const adding = params.get('tab') === kind ? params.get('add') : null;
  const asked: ItemDialog<Item> | null = isAdding(adding) ? { name: addressed[adding] } : null;

  function close() {
    setOpened(null);
    if (!asked) return;
    setParams(
      (present) => {
        present.delete('add');
        return present;
      },
      { replace: true },
    );
  }

  return { dialog: opened ?? asked, open: setOpened, close };
}

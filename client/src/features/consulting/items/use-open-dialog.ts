import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanyList } from '@shared/consulting/items/lists';
import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import { useMayWrite } from '@/lib/session/use-may-write';

/** The values of the address's `add` parameter, and the dialog that each opens. */
const addressed = { one: 'add', many: 'import' } as const;
export type Adding = keyof typeof addressed;

type ItemDialog<Item> =
  | { name: 'add' | 'import' }
  | { name: 'edit'; item: Item; startsAt?: OpenQuestion | undefined }
  | { name: 'delete'; item: Item };

const isAdding = (value: string | null): value is Adding => value !== null && Object.hasOwn(addressed, value);

/** The open dialog of a list: opened by a button or by the address. */
export function useOpenDialog<Item>(kind: CompanyList) {
  const [opened, setOpened] = useState<ItemDialog<Item> | null>(null);
  const [params, setParams] = useSearchParams();
  const mayWrite = useMayWrite();
  const adding = mayWrite && params.get('tab') === kind ? params.get('add') : null;
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

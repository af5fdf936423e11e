import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Spinner } from '@/ui/spinner';
import { type ItemKind, itemIcons } from '../item-kinds';

interface CompanyItemsProps<Item> {
  list: UseQueryOptions<Item[]>;
  kind: ItemKind;
  renderItem: (item: Item) => ReactNode;
  /** The form that adds an item; it calls `close` once it has saved. */
  renderForm: (close: () => void) => ReactNode;
}

const focusOn = (element: HTMLElement | null) => element?.focus();

/** One of a company's lists: loading, failed, empty or full, and the dialog that adds to it. */
export function CompanyItems<Item extends { id: number }>({
  list,
  kind,
  renderItem,
  renderForm,
}: CompanyItemsProps<Item>) {
  const t = useTexts('companies');
  const { data: items, error, refetch } = useQuery(list);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState(false);

  function close() {
    setAdded(true);
    setAdding(false);
  }

  if (!items) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Spinner />;
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={itemIcons[kind]}
          title={t(`companies.${kind}.empty`)}
          action={
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t(`companies.${kind}.addFirst`)}
            </Button>
          }
        >
          {t(`companies.${kind}.emptyHint`)}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex justify-end">
            {/* The button of the empty list is gone after the first item: this one takes the focus over. */}
            <Button ref={added ? focusOn : undefined} icon="plus" onClick={() => setAdding(true)}>
              {t(`companies.${kind}.add`)}
            </Button>
          </div>
          <ul aria-label={t(`companies.${kind}.tab`)} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.id} className="min-w-0">
                {renderItem(item)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog open={adding} onClose={() => setAdding(false)} title={t(`companies.${kind}.add`)}>
        {renderForm(close)}
      </Dialog>
    </>
  );
}

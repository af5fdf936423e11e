import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import type { Act } from '@/ui/overlays/card-acts';
import { Dialog } from '@/ui/overlays/dialog';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { portalIcons } from '@/ui/portal-icons';
import { BesideTabs } from '@/ui/navigation/tabs';
import { Spinner } from '@/ui/controls/spinner';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from './texts/items';
import { ImportItems } from './imports/import-items';
import type { CompanyList } from '@shared/consulting/items/lists';
import { AddStandsBack } from './add-stands-back';
import { itemIcons } from './item-icons';
import { DeleteItem } from './delete-item';
import { GoneRecord } from './gone-record';
import type { ItemFormOf } from './forms/form-of';
import { type Item, ItemList, type RenderItem } from './item-list';
import { useOpenDialog } from './use-open-dialog';
import type { SameRank } from './order/places';
import { useRecordInAddress } from './record-in-address';

interface CompanyItemsProps<Listed extends Item> {
  companyId: number;
  kind: CompanyList;
  list: UseQueryOptions<Listed[]>;
  /** Whether the user may reorder two items between themselves; any two by default. */
  sameRank?: SameRank<Listed>;
  renderItem: RenderItem<Listed>;
  /** An act that only this kind of item has. */
  actOf?: (item: Listed) => Act;
  /** The form that adds an item, or edits the given one. */
  renderForm: (form: Omit<ItemFormOf<Listed>, 'companyId'>) => ReactNode;
  /** What else changes when an item is deleted. */
  consequenceOf?: (item: Listed) => string | undefined;
}

/** One of a company's lists, with the states loading, failed and empty, and the dialogs that change it. */
export function CompanyItems<Listed extends Item>(props: CompanyItemsProps<Listed>) {
  const { companyId, kind, list, renderForm, consequenceOf } = props;
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { data: items, error, refetch } = useQuery(list);
  const { dialog, open, close } = useOpenDialog<Listed>(kind);
  const named = useRecordInAddress(kind, items);
  const addButton = useRef<HTMLButtonElement>(null);
  const mayWrite = useMayWrite();
  const standsBack = use(AddStandsBack);
  const count = items?.length ?? 0;
  const isEmpty = count === 0;

  // The focused button disappears with the first item added or the last one deleted.
  const wasEmpty = useRef<boolean>(undefined);
  useEffect(() => {
    if (!items || wasEmpty.current === isEmpty) return;
    const isFirstSight = wasEmpty.current === undefined;
    wasEmpty.current = isEmpty;
    if (!isFirstSight && document.activeElement === document.body) addButton.current?.focus();
  }, [items, isEmpty]);

  if (!items) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Spinner />;
  const takeMany = () => open({ name: 'import' });
  const add = () => open({ name: 'add' });
  return (
    <>
      {named.isGone && <GoneRecord />}
      {isEmpty ? (
        <EmptyState
          icon={itemIcons[kind]}
          title={t(`${kind}.empty`)}
          action={
            <IfMayWrite>
              <div className="flex justify-center gap-2">
                <ImportButton onClick={takeMany} />
                <Button ref={addButton} icon={portalIcons.plus} onClick={add}>
                  {t(`${kind}.addFirst`)}
                </Button>
              </div>
            </IfMayWrite>
          }
        >
          {t(`${kind}.emptyHint`)}
        </EmptyState>
      ) : (
        <>
          <BesideTabs>
            <IfMayWrite>
              <ImportButton isShort onClick={takeMany} />
              <Button
                ref={addButton}
                variant={standsBack ? 'secondary' : 'primary'}
                icon={portalIcons.plus}
                title={t(`${kind}.add`)}
                onClick={add}
                className="max-sm:px-3"
              >
                <span className="sr-only">{t(`${kind}.add`)}</span>
                {/* The word that all tabs leave room for; the whole is the button's name. */}
                <span aria-hidden className="sm:max-xl:hidden">
                  {t('addShort')}
                </span>
              </Button>
            </IfMayWrite>
          </BesideTabs>
          <ItemList
            {...props}
            items={items}
            marked={named.marked}
            onEdit={(item, startsAt) => open({ name: 'edit', item, startsAt })}
            onDelete={(item) => open({ name: 'delete', item })}
          />
          {mayWrite && count > 1 && <p className="mt-3 text-sm text-muted">{tItems(`${kind}.order`)}</p>}
        </>
      )}
      <Dialog open={dialog?.name === 'add'} onClose={close} title={t(`${kind}.add`)}>
        {renderForm({ onSaved: close })}
      </Dialog>
      <Dialog open={dialog?.name === 'edit'} onClose={close} title={tItems(`${kind}.editTitle`)}>
        {dialog?.name === 'edit' &&
          renderForm({ item: dialog.item, startsAt: dialog.startsAt, onSaved: close })}
      </Dialog>
      <DeleteItem
        companyId={companyId}
        kind={kind}
        item={dialog?.name === 'delete' ? dialog.item : null}
        consequence={dialog?.name === 'delete' ? consequenceOf?.(dialog.item) : undefined}
        onClose={close}
      />
      <ImportItems companyId={companyId} kind={kind} open={dialog?.name === 'import'} onClose={close} />
    </>
  );
}

/** `isShort` leaves the words to the icon's name where the row of tabs has no room for them. */
function ImportButton({ isShort = false, onClick }: { isShort?: boolean; onClick: () => void }) {
  const t = useTexts(itemsTexts);
  return (
    <Button
      variant={isShort ? 'quiet' : 'secondary'}
      icon={portalIcons.upload}
      title={t('import.button')}
      onClick={onClick}
      className={isShort ? 'max-sm:order-last' : undefined}
    >
      <span className={isShort ? 'max-[88rem]:sr-only' : undefined}>{t('import.button')}</span>
    </Button>
  );
}

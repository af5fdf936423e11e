import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadFields, type OwnField } from '@shared/leads/fields/endpoints';
import { ownedEntities, type OwnedEntity } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { SortableList } from '@/ui/sortable/sortable-list';
import { useMovedList } from '../settings/use-moved-list';
import { fieldList } from '../records';
import { SettingsRow } from '../settings/settings-row';
import { leadSettingsTexts } from '../settings/texts/settings';
import { useDeletionWords, useSettingsSave } from '../settings/use-settings-save';
import { FieldForm } from './field-form';

/** The own fields of one entity at a time, in their order. */
export function FieldsSettings() {
  const t = useTexts(leadSettingsTexts);
  const [entity, setEntity] = useState<OwnedEntity>('contact');
  const { data = [] } = useQuery({ ...fieldList(), staleTime: 0 });
  const known = data.filter((field) => field.entity === entity);
  const [edited, setEdited] = useState<OwnField | 'new' | null>(null);
  const [doomed, setDoomed] = useState<OwnField | null>(null);
  const { items, move } = useMovedList(known, (ids) => call(leadFields.order, {}, { entity, ids }));
  const detail = ({ kind, required }: OwnField) => {
    const word = t(`fields.kinds.${kind}`);
    return required ? t('fields.isRequired', { kind: word }) : word;
  };
  return (
    <>
      <SelectField
        label={t('fields.of')}
        value={entity}
        onChange={({ target }) => setEntity(target.value as OwnedEntity)}
        choices={ownedEntities.map((value) => ({ value, label: t(`fields.entities.${value}`) }))}
      />
      {items.length === 0 && <p className="mt-4 text-muted">{t('fields.none')}</p>}
      <SortableList
        label={t('fields.title')}
        items={items}
        nameOf={({ label }) => label}
        onMove={move}
        className="mt-4"
      >
        {(field) => (
          <SettingsRow
            name={field.label}
            detail={detail(field)}
            handle={<DragHandle name={field.label} hint={t('drag')} />}
            onEdit={() => setEdited(field)}
            onDelete={() => setDoomed(field)}
          />
        )}
      </SortableList>
      <IfMayWrite>
        <Button variant="secondary" icon={portalIcons.plus} className="mt-4" onClick={() => setEdited('new')}>
          {t('fields.new')}
        </Button>
      </IfMayWrite>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'fields.newTitle' : 'fields.editTitle')}
      >
        {edited && (
          <FieldForm
            entity={entity}
            field={edited === 'new' ? undefined : edited}
            onSaved={() => setEdited(null)}
          />
        )}
      </Dialog>
      <DeleteField field={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function DeleteField({ field, onClose }: { field: OwnField | null; onClose: () => void }) {
  const t = useTexts(leadSettingsTexts);
  const fieldId = field?.id ?? 0;
  const name = field?.label ?? '';
  const { data: use } = useQuery({
    ...query(leadFields.use, { fieldId }),
    enabled: field !== null,
    staleTime: 0,
  });
  const remove = useSettingsSave(() => call(leadFields.remove, { fieldId }), useDeletionWords(name), onClose);
  const count = use?.records ?? 0;
  return (
    <ConfirmDialog
      open={field !== null}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      pending={remove.isPending}
      variant="danger"
      title={t('fields.ask', { name })}
      description={
        <>
          {use && <p>{count > 0 ? t('fields.held', { count }) : t('fields.notHeld')}</p>}
          <p className="mt-2">{t('undoable')}</p>
        </>
      }
      confirmLabel={t('delete')}
    />
  );
}

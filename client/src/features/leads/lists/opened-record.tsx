import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dashboardAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { Dialog } from '@/ui/overlays/dialog';
import { LateStart, startsWithFocus } from '@/ui/overlays/dialog-frame';
import { portalIcons } from '@/ui/portal-icons';
import { DeleteRecord } from './delete-record';
import type { RecordFormPart } from '../forms/record-dialog';
import { recordOf, type Rows } from '../records';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';

interface OpenedRecordProps<Of extends 'communications' | 'tasks'> {
  section: Of;
  /** The record that the address names. */
  id: number | undefined;
  form: RecordFormPart<Of>;
  nameOf: (row: Rows[Of]) => string;
  /** The record as it is read, before the button that edits it; without it the form stands at once. */
  reading?: (row: Rows[Of]) => ReactNode;
}

/** The record of an address in a dialog over its list, where it is read, edited and deleted. */
export function OpenedRecord<Of extends 'communications' | 'tasks'>(props: OpenedRecordProps<Of>) {
  const { section, id, form: Form, nameOf, reading } = props;
  const t = useTexts(recordsTexts);
  const [, navigate] = useLocation();
  const search = useSearch();
  const tRecord = useTexts(recordTexts);
  const [doomed, setDoomed] = useState(false);
  // Of one record only: the next one that is opened is read first.
  const [editedId, setEditedId] = useState<number>();
  const { data: record, error } = useQuery({ ...recordOf(section, id ?? 0), enabled: id !== undefined });
  const close = () => {
    setDoomed(false);
    setEditedId(undefined);
    navigate(`${dashboardAddress(section)}${search && `?${search}`}`);
  };
  if (id === undefined) return null;
  const isRead = reading !== undefined && editedId !== id;
  return (
    <>
      <Dialog open={!doomed} onClose={close} title={record ? nameOf(record) : t(`edit.${section}`)}>
        {isNotFound(error) && (
          <Alert tone="danger" title={t('missing.title')}>
            <p>{t('missing.hint')}</p>
          </Alert>
        )}
        {record && (
          <>
            {isRead ? reading(record) : <Form key={record.id} record={record} onSaved={close} />}
            <div className="mt-4 flex flex-wrap justify-between gap-2">
              <Button variant="quiet" icon={portalIcons.trash} onClick={() => setDoomed(true)}>
                {t('bin.delete')}
              </Button>
              {isRead && (
                <Button
                  variant="secondary"
                  icon={portalIcons.pencil}
                  {...startsWithFocus}
                  onClick={() => setEditedId(record.id)}
                >
                  {tRecord('acts.edit')}
                </Button>
              )}
            </div>
            <LateStart />
          </>
        )}
      </Dialog>
      {record && (
        <DeleteRecord
          section={section}
          record={doomed ? { id: record.id, name: nameOf(record) } : null}
          onClose={() => setDoomed(false)}
          onDeleted={close}
        />
      )}
    </>
  );
}

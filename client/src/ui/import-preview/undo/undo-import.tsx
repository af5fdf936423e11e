import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '../../controls/button';
import { Alert } from '../../feedback/alert';
import { ConfirmDialog } from '../../overlays/confirm-dialog';
import { portalIcons } from '../../portal-icons';
import type { ImportKind, ShownListedImport } from '../import-kind';
import { useImportAct } from '../run/use-import';
import { importTexts } from '../texts/import';
import { KeptRecords } from './kept-records';

interface UndoImportProps {
  kind: ImportKind;
  /** An import that has written something. */
  listed: ShownListedImport;
  /** Called when a job has begun to take it back. */
  onUndoing?: () => void;
  /** The button stands beside others of its kind, so that its name says which import it is about. */
  isInList?: boolean;
}

/** Takes an import back; before, it says what was changed since and therefore stays. */
export function UndoImport({ kind, listed, onUndoing, isInList = false }: UndoImportProps) {
  const t = useTexts(importTexts);
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState(false);
  const undo = useImportAct(kind, 'undo', t('undo.failed'));
  const { id, fileName: file, act } = listed;
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={portalIcons.history}
        {...(isInList && { 'aria-label': t('undo.buttonFor', { file }) })}
        onClick={() => setAsking(true)}
      >
        {t('undo.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        variant="danger"
        title={t('undo.title', { file })}
        description={t('undo.hint')}
        confirmLabel={t('undo.button')}
        pending={undo.isPending}
        onConfirm={() =>
          undo.mutate(id, {
            onSuccess: () => onUndoing?.(),
            onSettled: () => setAsking(false),
          })
        }
      >
        {act && <Outlook kind={kind} act={act} />}
      </ConfirmDialog>
    </>
  );
}

function Outlook({ kind, act }: { kind: ImportKind; act: string }) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['outlook of an import', act],
    queryFn: () => kind.readOutlook(act),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) {
    return (
      <Alert tone="danger" className="mb-4">
        <p>{errorText(error)}</p>
      </Alert>
    );
  }
  if (!data) return <output className="mb-4 block">{t('undo.looking')}</output>;
  if (data.count === 0) return <p className="mb-4">{t('undo.clean')}</p>;
  return (
    <div className="mb-4 grid gap-2">
      <p>{t('undo.kept', { count: data.count, number: formatNumber(data.count, language) })}</p>
      <KeptRecords kind={kind} exceptions={data.exceptions} count={data.count} />
    </div>
  );
}

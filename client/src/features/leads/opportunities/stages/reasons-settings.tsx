import { useState } from 'react';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { SettingsRow } from '../../settings/settings-row';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { useDeletionWords, useSettingsSave } from '../../settings/use-settings-save';
import { useLostReasons } from '../use-lost-reasons';
import { ReasonForm } from './reason-form';

/** The reasons for a lost opportunity; the last one stays. */
export function ReasonsSettings() {
  const t = useTexts(leadSettingsTexts);
  const reasons = useLostReasons();
  const [edited, setEdited] = useState<number | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  return (
    <>
      <ul className="-mt-3.5">
        {reasons.map((reason, place) => (
          <li key={reason}>
            <SettingsRow
              name={reason}
              onEdit={() => setEdited(place)}
              {...(reasons.length > 1 && { onDelete: () => setDoomed(reason) })}
            />
          </li>
        ))}
      </ul>
      <IfMayWrite>
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          className="mt-4"
          onClick={() => setEdited(reasons.length)}
        >
          {t('reasons.new')}
        </Button>
      </IfMayWrite>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === reasons.length ? 'reasons.new' : 'reasons.editTitle')}
      >
        {edited !== null && <ReasonForm reasons={reasons} place={edited} onSaved={() => setEdited(null)} />}
      </Dialog>
      <DeleteReason reason={doomed} reasons={reasons} onClose={() => setDoomed(null)} />
    </>
  );
}

interface DeleteReasonProps {
  /** The reason to delete; null closes the dialog. */
  reason: string | null;
  reasons: readonly string[];
  onClose: () => void;
}

function DeleteReason({ reason, reasons, onClose }: DeleteReasonProps) {
  const t = useTexts(leadSettingsTexts);
  const name = reason ?? '';
  const remove = useSettingsSave(
    () => call(leadSettings.update, {}, { lostReasons: reasons.filter((one) => one !== reason) }),
    useDeletionWords(name),
    onClose,
  );
  return (
    <ConfirmDialog
      open={reason !== null}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      pending={remove.isPending}
      variant="danger"
      title={t('reasons.ask', { name })}
      description={t('reasons.kept')}
      confirmLabel={t('delete')}
    />
  );
}

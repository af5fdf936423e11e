import { useState } from 'react';
import { leadStatuses } from '@shared/marketing/capture/scales';
import { useTexts } from '@/i18n/use-texts';
import { controlLook } from '@/ui/controls/fields/field';
import { captureTexts } from '../texts/capture';
import type { Lead } from '../reads';
import { useChangedLead } from '../use-changed-lead';

/** The status of a lead in its row; Enter, and leaving the cell, saves it. */
export function InlineStatus({ lead, close }: { lead: Lead; close: () => void }) {
  const tCapture = useTexts(captureTexts);
  const [value, setValue] = useState(lead.status);
  const save = useChangedLead();
  const submit = () => {
    if (save.isPending) return;
    if (value === lead.status) return close();
    save.mutate({ lead, changes: { status: value } }, { onSuccess: close });
  };
  return (
    <select
      aria-label={tCapture('leads.columns.status')}
      value={value}
      disabled={save.isPending}
      className={controlLook('min-h-9! w-full px-2! py-1!')}
      onChange={({ target }) => setValue(target.value as Lead['status'])}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
      onBlur={submit}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {tCapture(`status.${status}`)}
        </option>
      ))}
    </select>
  );
}

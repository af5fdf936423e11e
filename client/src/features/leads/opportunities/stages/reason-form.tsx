import { leadSettings } from '@shared/leads/settings/endpoints';
import { lostReasonForm } from '@shared/leads/settings/schemas';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { useRefreshLeads } from '../../use-refresh-leads';

interface ReasonFormProps {
  reasons: readonly string[];
  /** Where the reason stands in them; at their end a new one is added. */
  place: number;
  onSaved: () => void;
}

/** The form of one reason, which is saved as a part of their list. */
export function ReasonForm({ reasons, place, onSaved }: ReasonFormProps) {
  const t = useTexts(leadSettingsTexts);
  const tCommon = useTexts(commonTexts);
  const refresh = useRefreshLeads();
  const known = reasons[place];
  const { field, frame, save } = useSaveForm(lostReasonForm, {
    defaultValues: { reason: known ?? '' },
    save: ({ reason }) => {
      const lostReasons = [...reasons.slice(0, place), reason, ...reasons.slice(place + 1)];
      return call(leadSettings.update, {}, { lostReasons });
    },
    saved: { title: t('saved') },
    failed: { title: t('failed') },
    onSaved: () => {
      onSaved();
      void refresh();
    },
  });
  const own = field('reason');
  // What the server refuses is the list, of which only this reason is new.
  const refused = save.error instanceof ApiError ? Object.values(save.error.fields ?? {})[0] : undefined;
  return (
    <Form {...frame} className="grid gap-4">
      <TextField
        label={t('reasons.label')}
        autoComplete="off"
        maxLength={100}
        {...own}
        error={own.error ?? refused}
      />
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {tCommon(known === undefined ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}

import { leadStages, type Stage } from '@shared/leads/opportunities/endpoints';
import { newStage } from '@shared/leads/opportunities/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
import { asNumber } from '../../forms/as-number';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { useRefreshLeads } from '../../use-refresh-leads';

interface StageFormProps {
  /** The stage to edit; without one the form adds a stage. */
  stage?: Stage | undefined;
  onSaved: () => void;
}

/** The form of a stage; of Won and Lost only the name can be changed. */
export function StageForm({ stage, onSaved }: StageFormProps) {
  const t = useTexts(leadSettingsTexts);
  const tCommon = useTexts(commonTexts);
  const refresh = useRefreshLeads();
  const { field, frame } = useSaveForm(newStage, {
    defaultValues: stage ?? { name: '', probability: 50, staleDays: 14 },
    save: (values) =>
      stage ? call(leadStages.update, { stageId: stage.id }, values) : call(leadStages.create, {}, values),
    saved: { title: t('saved') },
    failed: { title: t('failed') },
    onSaved: () => {
      onSaved();
      void refresh();
    },
  });
  const isOpen = !stage || stage.outcome === 'open';
  return (
    <Form {...frame} className="grid gap-4">
      <TextField label={t('stages.name')} autoComplete="off" maxLength={60} {...field('name')} />
      {isOpen && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('stages.chance')}
            type="number"
            min={0}
            max={100}
            {...field('probability', asNumber)}
          />
          <TextField
            label={t('stages.stale')}
            hint={t('stages.staleHint')}
            type="number"
            min={1}
            {...field('staleDays', asNumber)}
          />
        </div>
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {tCommon(stage ? 'actions.save' : 'actions.create')}
      </Button>
    </Form>
  );
}

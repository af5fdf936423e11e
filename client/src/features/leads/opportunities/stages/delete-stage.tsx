import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadStages, type Stage } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { countOf } from '../../records';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { useDeletionWords, useSettingsSave } from '../../settings/use-settings-save';

interface DeleteStageProps {
  /** The stage to delete; null closes the dialog. */
  stage: Stage | null;
  /** The open stages. */
  others: readonly Stage[];
  onClose: () => void;
}

/** Asks before a stage is deleted, and where its opportunities go; those in the bin go there too. */
export function DeleteStage({ stage, others, onClose }: DeleteStageProps) {
  const t = useTexts(leadSettingsTexts);
  const [wanted, setWanted] = useState<number | null>(null);
  const name = stage?.name ?? '';
  const places = others.filter(({ id }) => id !== stage?.id);
  const target = places.find(({ id }) => id === wanted) ?? places[0];
  const { data: found } = useQuery({
    ...countOf('opportunities', { stage: stage?.id }),
    enabled: stage !== null,
    staleTime: 0,
  });
  const count = found?.count ?? 0;
  const remove = useSettingsSave(
    async () => {
      await call(leadStages.remove, { stageId: stage?.id ?? 0 }, { moveTo: target?.id ?? null });
      return null;
    },
    useDeletionWords(name),
    onClose,
  );
  return (
    <ConfirmDialog
      open={stage !== null}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      pending={remove.isPending}
      incomplete={!found}
      variant="danger"
      title={t('stages.ask', { name })}
      description={found && <p>{count > 0 ? t('stages.moved', { count }) : t('stages.empty')}</p>}
      fields={
        <SelectField
          label={t('stages.moveTo')}
          value={String(target?.id ?? '')}
          onChange={({ target: select }) => setWanted(Number(select.value))}
          choices={places.map(({ id, name: label }) => ({ value: String(id), label }))}
        />
      }
      confirmLabel={t('delete')}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadStages, type Stage } from '@shared/leads/opportunities/endpoints';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { SortableList } from '@/ui/sortable/sortable-list';
import { useMovedList } from '../../settings/use-moved-list';
import { stageList } from '../../records';
import { SettingsRow } from '../../settings/settings-row';
import { leadSettingsTexts } from '../../settings/texts/settings';
import { DeleteStage } from './delete-stage';
import { StageForm } from './stage-form';

const isOpen = ({ outcome }: Stage) => outcome === 'open';

/** The stages in their order; Won and Lost stay the last ones. */
export function StagesSettings() {
  const t = useTexts(leadSettingsTexts);
  const { data: stages = [] } = useQuery({ ...stageList(), staleTime: 0 });
  const [edited, setEdited] = useState<Stage | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Stage | null>(null);
  const { items, move } = useMovedList(stages.filter(isOpen), (ids) => call(leadStages.order, {}, { ids }));
  const detailOf = useStageDetail();
  return (
    <>
      <SortableList label={t('stages.title')} items={items} nameOf={({ name }) => name} onMove={move}>
        {(stage) => (
          <SettingsRow
            name={stage.name}
            detail={detailOf(stage)}
            handle={<DragHandle name={stage.name} hint={t('drag')} />}
            onEdit={() => setEdited(stage)}
            {...(items.length > 1 && { onDelete: () => setDoomed(stage) })}
          />
        )}
      </SortableList>
      {stages
        .filter((stage) => !isOpen(stage))
        .map((stage) => (
          <SettingsRow
            key={stage.id}
            name={stage.name}
            detail={detailOf(stage)}
            handle={
              <IfMayWrite>
                <span className="w-7 shrink-0 pointer-coarse:w-11" />
              </IfMayWrite>
            }
            onEdit={() => setEdited(stage)}
          />
        ))}
      <IfMayWrite>
        <Button variant="secondary" icon={portalIcons.plus} className="mt-4" onClick={() => setEdited('new')}>
          {t('stages.new')}
        </Button>
      </IfMayWrite>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'stages.new' : 'stages.editTitle')}
      >
        {edited && (
          <StageForm stage={edited === 'new' ? undefined : edited} onSaved={() => setEdited(null)} />
        )}
      </Dialog>
      <DeleteStage stage={doomed} others={items} onClose={() => setDoomed(null)} />
    </>
  );
}

/** "20% · stale after 14 days". */
function useStageDetail() {
  const t = useTexts(leadSettingsTexts);
  const { language } = useLanguage();
  return ({ probability, staleDays, outcome }: Stage) => {
    const chance = formatNumber(probability / 100, language, { style: 'percent' });
    if (outcome !== 'open') return t('stages.fixed', { chance });
    return staleDays === null
      ? t('stages.detail', { chance })
      : t('stages.detailStale', { chance, count: staleDays });
  };
}

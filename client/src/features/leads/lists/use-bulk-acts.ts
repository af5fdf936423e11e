import { useQuery } from '@tanstack/react-query';
import type { RecordSection } from '@shared/leads/sections';
import { contactStatuses } from '@shared/leads/contacts/scales';
import { lifecycles } from '@shared/leads/companies/scales';
import { priorities } from '@shared/leads/tasks/scales';
import { useTexts } from '@/i18n/use-texts';
import type { Choice } from '@/ui/controls/select-field';
import { stageList } from '../records';
import { bulkTexts } from '../texts/bulk';
import { useChoices } from '../use-choices';
import type { BulkDoes } from './use-bulk';

/** A bulk act; one with choices asks for one of them first. */
export interface BulkAct {
  label: string;
  choices?: readonly Choice[];
  /** The values of `choices` that need a reason besides. */
  explained?: readonly string[];
  does: (value: string, reason: string) => BulkDoes;
}

const named = (field: string) => (value: string) => ({ set: { [field]: value } });

/** What can be done with several rows of a section, besides deleting them. */
export function useBulkActs(section: RecordSection): readonly BulkAct[] {
  const t = useTexts(bulkTexts);
  const choices = useChoices();
  const { data: stages = [] } = useQuery({ ...stageList(), enabled: section === 'opportunities' });
  switch (section) {
    case 'contacts':
      return [{ label: t('act.status'), choices: choices('status', contactStatuses), does: named('status') }];
    case 'companies':
      return [
        { label: t('act.lifecycle'), choices: choices('lifecycle', lifecycles), does: named('lifecycle') },
      ];
    case 'opportunities':
      return [
        {
          label: t('act.stageId'),
          choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
          explained: stages.filter(({ outcome }) => outcome === 'lost').map(({ id }) => String(id)),
          does: (value, reason) => ({
            set: { stageId: Number(value), ...(reason && { lostReason: reason }) },
          }),
        },
      ];
    case 'tasks':
      return [
        { label: t('act.done'), does: () => ({ set: { isDone: true } }) },
        { label: t('act.open'), does: () => ({ set: { isDone: false } }) },
        { label: t('act.priority'), choices: choices('priority', priorities), does: named('priority') },
      ];
    case 'communications':
      return [];
  }
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { outcomes } from '@shared/leads/opportunities/scales';
import { useTexts } from '@/i18n/use-texts';
import { RecordList } from '../../lists/record-list';
import type { OutcomeChoice } from '../../addresses';
import { type ListSearch, type Rows, stageList } from '../../records';
import { jobsTexts } from '../../jobs/texts/jobs';
import { recordsTexts } from '../../texts/records';
import { useChoices } from '../../values/use-choices';
import type { ListChoice } from '../../lists/use-record-list';
import { OpportunityForm } from '../lazy-opportunity-form';
import { ListSums } from './list-sums';
import { useDealFilters } from './use-deal-filters';
import { useOpportunityColumns } from './use-opportunity-columns';
import { ViewSwitch } from './view-switch';

const nameOf = ({ title }: Rows['opportunities']) => title;
const sumOf = (search: ListSearch) => <ListSums search={search} />;
const noStages: Stage[] = [];

function outcomeFilter(choice: string): object {
  if (choice === 'all') return {};
  return { outcome: { any: choice === 'closed' ? ['won', 'lost'] : [choice] } };
}

export function OpportunitiesList() {
  const t = useTexts(recordsTexts);
  const tBulk = useTexts(jobsTexts);
  const choices = useChoices();
  const [, navigate] = useLocation();
  const { data: stages = noStages } = useQuery(stageList());
  const choice: ListChoice = useMemo(
    () => ({
      label: t('list.outcome'),
      choices: [
        ...choices('outcomes', outcomes),
        { value: 'closed' satisfies OutcomeChoice, label: t('list.closed') },
        { value: 'all' satisfies OutcomeChoice, label: t('list.everyOutcome') },
      ],
      filter: outcomeFilter,
    }),
    [t, choices],
  );
  const filters = useDealFilters(stages);
  return (
    <RecordList
      section="opportunities"
      columns={useOpportunityColumns(stages)}
      rowName={nameOf}
      usualSort="expectedClose"
      filters={filters}
      choice={choice}
      bulkActs={[
        {
          label: tBulk('bulk.act.stageId'),
          choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
          explained: stages.filter(({ outcome }) => outcome === 'lost').map(({ id }) => String(id)),
          does: (value, reason) => ({
            set: { stageId: Number(value), ...(reason && { lostReason: reason }) },
          }),
        },
      ]}
      form={OpportunityForm}
      actions={<ViewSwitch />}
      sumOf={sumOf}
      onCreated={({ id }) => navigate(recordAddress('opportunities', id))}
    />
  );
}

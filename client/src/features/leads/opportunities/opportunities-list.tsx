import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { leadSources } from '@shared/leads/contacts/scales';
import { outcomes } from '@shared/leads/opportunities/scales';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { digitsOf } from '@/lib/values/money';
import { RecordList } from '../lists/record-list';
import type { OutcomeChoice } from '../addresses';
import { type Rows, stageList } from '../records';
import { bulkTexts } from '../texts/bulk';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import type { ListChoice } from '../lists/use-record-list';
import { OpportunityForm } from './lazy-opportunity-form';
import { useAskedFilter } from './use-asked-filter';
import { useOpportunityColumns } from './use-opportunity-columns';
import { ViewSwitch } from './view-switch';
import { useKeptTexts } from '../use-kept-texts';

const nameOf = ({ title }: Rows['opportunities']) => title;
const noStages: Stage[] = [];

function outcomeFilter(choice: string): object {
  if (choice === 'all') return {};
  return { outcome: { any: choice === 'closed' ? ['won', 'lost'] : [choice] } };
}

export function OpportunitiesList() {
  const t = useKeptTexts(recordsTexts);
  const tBulk = useKeptTexts(bulkTexts);
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
  const { companies, currency } = useAskedFilter();
  const scale = 10 ** digitsOf(currency);
  const filters: FilterColumn[] = useMemo(
    () => [
      { name: 'title', label: t('columns.title'), kind: 'text' },
      { name: 'companyName', label: t('columns.company'), kind: 'text' },
      { name: 'companyId', label: t('columns.company'), kind: 'choice', choices: companies, linked: true },
      {
        name: 'stageId',
        label: t('fields.stageId'),
        kind: 'choice',
        choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
        required: true,
      },
      {
        name: 'reached',
        label: t('columns.reached'),
        kind: 'choice',
        choices: stages
          .filter(({ outcome }) => outcome === 'open')
          .map(({ id, name }) => ({ value: String(id), label: name })),
        required: true,
      },
      { name: 'amount', label: t('columns.amount'), kind: 'number', scale },
      { name: 'chance', label: t('columns.probability'), kind: 'number', required: true },
      { name: 'expectedClose', label: t('columns.close'), kind: 'day' },
      { name: 'stageEnteredAt', label: t('columns.stageSince'), kind: 'time', required: true },
      {
        name: 'stale',
        label: t('columns.stale'),
        kind: 'choice',
        choices: [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ],
        required: true,
      },
      { name: 'nextTaskAt', label: t('columns.nextTask'), kind: 'time' },
      { name: 'lastContactedAt', label: t('columns.lastContact'), kind: 'time' },
      {
        name: 'source',
        label: t('fields.source'),
        kind: 'choice',
        choices: choices('source', leadSources),
        required: true,
      },
      { name: 'currency', label: t('fields.currency'), kind: 'text', required: true },
      { name: 'lostReason', label: t('fields.lostReason'), kind: 'text' },
      { name: 'closedAt', label: t('fields.closedAt'), kind: 'time' },
      { name: 'createdAt', label: t('columns.created'), kind: 'time', required: true },
    ],
    [t, choices, stages, companies, scale],
  );
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
          label: tBulk('act.stageId'),
          choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
          explained: stages.filter(({ outcome }) => outcome === 'lost').map(({ id }) => String(id)),
          does: (value, reason) => ({
            set: { stageId: Number(value), ...(reason && { lostReason: reason }) },
          }),
        },
      ]}
      form={OpportunityForm}
      actions={<ViewSwitch />}
      onCreated={({ id }) => navigate(recordAddress('opportunities', id))}
    />
  );
}

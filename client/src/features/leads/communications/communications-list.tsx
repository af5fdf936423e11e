import { type ReactNode, useMemo } from 'react';
import { communicationOutcomes, communicationTypes, directions } from '@shared/leads/communications/scales';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { OpenedRecord } from '../lists/opened-record';
import { RecordList } from '../lists/record-list';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { communicationName } from './communication-name';
import { useCommunicationColumns } from './use-communication-columns';
import { CommunicationForm } from './lazy-communication-form';
import { useKeptTexts } from '../use-kept-texts';

interface CommunicationsListProps {
  /** The communication that the address names. */
  openId: number | undefined;
  /** Controls in the head of the list. */
  actions?: ReactNode;
}

export function CommunicationsList({ openId, actions }: CommunicationsListProps) {
  const t = useKeptTexts(recordsTexts);
  const choices = useChoices();
  const filters: FilterColumn[] = useMemo(
    () => [
      {
        name: 'type',
        label: t('fields.type'),
        kind: 'choice',
        choices: choices('type', communicationTypes),
        required: true,
      },
      {
        name: 'direction',
        label: t('fields.direction'),
        kind: 'choice',
        choices: choices('direction', directions),
        required: true,
      },
      {
        name: 'outcome',
        label: t('fields.outcome'),
        kind: 'choice',
        choices: choices('outcome', communicationOutcomes),
      },
      { name: 'subject', label: t('columns.subject'), kind: 'text' },
      { name: 'about', label: t('columns.about'), kind: 'text' },
      { name: 'occurredAt', label: t('columns.when'), kind: 'time', required: true },
    ],
    [t, choices],
  );
  return (
    <>
      <RecordList
        section="communications"
        columns={useCommunicationColumns()}
        rowName={communicationName}
        usualSort="-occurredAt"
        filters={filters}
        form={CommunicationForm}
        actions={actions}
      />
      <OpenedRecord
        section="communications"
        id={openId}
        form={CommunicationForm}
        nameOf={communicationName}
      />
    </>
  );
}

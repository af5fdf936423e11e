import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import { contactStatuses, leadSources } from '@shared/leads/contacts/scales';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { setting } from '../lists/bulk-act';
import { RecordList } from '../lists/record-list';
import type { Rows } from '../records';
import { bulkTexts } from '../texts/bulk';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { useContactColumns } from './use-contact-columns';
import { ContactForm } from './lazy-contact-form';
import { useKeptTexts } from '../use-kept-texts';

const nameOf = ({ name }: Rows['contacts']) => name ?? '–';

export function ContactsList() {
  const t = useKeptTexts(recordsTexts);
  const tBulk = useKeptTexts(bulkTexts);
  const choices = useChoices();
  const [, navigate] = useLocation();
  const filters: FilterColumn[] = useMemo(
    () => [
      {
        name: 'status',
        label: t('fields.status'),
        kind: 'choice',
        choices: choices('status', contactStatuses),
        required: true,
      },
      {
        name: 'source',
        label: t('fields.source'),
        kind: 'choice',
        choices: choices('source', leadSources),
        required: true,
      },
      { name: 'name', label: t('columns.name'), kind: 'text' },
      { name: 'companyName', label: t('columns.company'), kind: 'text' },
      { name: 'email', label: t('columns.email'), kind: 'text' },
      { name: 'phone', label: t('columns.phone'), kind: 'phone' },
      { name: 'jobTitle', label: t('fields.jobTitle'), kind: 'text' },
      { name: 'city', label: t('columns.city'), kind: 'text' },
      { name: 'lastContactedAt', label: t('columns.lastContact'), kind: 'time' },
      { name: 'nextTaskAt', label: t('columns.nextTask'), kind: 'time' },
      { name: 'createdAt', label: t('columns.created'), kind: 'time', required: true },
      { name: 'updatedAt', label: t('columns.changed'), kind: 'time', required: true },
    ],
    [t, choices],
  );
  return (
    <RecordList
      section="contacts"
      columns={useContactColumns()}
      rowName={nameOf}
      usualSort="-updatedAt"
      filters={filters}
      bulkActs={[
        { label: tBulk('act.status'), choices: choices('status', contactStatuses), does: setting('status') },
      ]}
      form={ContactForm}
      onCreated={({ id }) => navigate(recordAddress('contacts', id))}
    />
  );
}

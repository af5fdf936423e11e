import type { ReactNode } from 'react';
import { OpenedRecord } from '../lists/opened-record';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import { communicationName } from './communication-name';
import { CommunicationText } from './communication-text';
import { useCommunicationColumns } from './use-communication-columns';
import { CommunicationForm } from './lazy-communication-form';

const noChanges = {};

interface CommunicationsListProps {
  /** The communication that the address names. */
  openId: number | undefined;
  /** Controls in the head of the list. */
  actions?: ReactNode;
}

export function CommunicationsList({ openId, actions }: CommunicationsListProps) {
  const filters = useFieldFilters('communications', noChanges);
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
        reading={(talk) => <CommunicationText talk={talk} />}
      />
    </>
  );
}

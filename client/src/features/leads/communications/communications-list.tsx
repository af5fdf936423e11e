import type { ReactNode } from 'react';
import { OpenedRecord } from '../lists/opened-record';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import { communicationName } from './communication-name';
import { CommunicationText } from './communication-text';
import { useCommunicationColumns } from './use-communication-columns';
import { CommunicationForm } from './lazy-communication-form';

const noChanges = {};

/** A row of a phone has its subject in one line, with the day at its end. */
const phoneLook =
  'max-md:[&_[data-row-name]]:line-clamp-1 max-md:[&_[data-row-name]]:break-all max-md:[&_tbody_th>div]:items-start';

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
      <div className={phoneLook}>
        <RecordList
          section="communications"
          columns={useCommunicationColumns()}
          rowName={communicationName}
          usualSort="-occurredAt"
          filters={filters}
          form={CommunicationForm}
          actions={actions}
        />
      </div>
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

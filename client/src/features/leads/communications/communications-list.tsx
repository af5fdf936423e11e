import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { MenuEntry } from '@/ui/overlays/menu';
import { OpenedRecord } from '../lists/opened-record';
import { RecordList } from '../lists/record-list';
import { recordsTexts } from '../texts/records';
import { communicationName } from './communication-name';
import { CommunicationText } from './communication-text';
import { useCommunicationColumns } from './use-communication-columns';
import { useCommunicationFilters, useQuickFilters } from './use-communication-filters';
import { CommunicationForm } from './lazy-communication-form';

interface CommunicationsListProps {
  /** The communication that the address names. */
  openId: number | undefined;
  /** Controls in the head of the list. */
  actions?: ReactNode;
  /** Further entries of the menu of files. */
  files?: readonly MenuEntry[];
}

export function CommunicationsList({ openId, actions, files }: CommunicationsListProps) {
  const t = useTexts(recordsTexts);
  return (
    <>
      <RecordList
        section="communications"
        columns={useCommunicationColumns()}
        rowName={communicationName}
        usualSort="-occurredAt"
        filters={useCommunicationFilters()}
        quick={useQuickFilters()}
        newShort={t('list.newTalk')}
        form={CommunicationForm}
        actions={actions}
        files={files}
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

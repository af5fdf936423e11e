import { CommunicationsList } from '@/features/leads/communications/communications-list';
import { EmlIntake } from '@/features/leads/mails/eml-intake';
import { IfMayWrite } from '@/lib/session/if-may-write';

/** The list of communications. Mails from files are logged here too; on a phone only on a record's page. */
export const CommunicationsSection = ({ openId }: { openId: number | undefined }) => (
  <CommunicationsList
    openId={openId}
    actions={
      <div className="max-sm:hidden">
        <IfMayWrite>
          <EmlIntake />
        </IfMayWrite>
      </div>
    }
  />
);

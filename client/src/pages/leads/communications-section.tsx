import { CommunicationsList } from '@/features/leads/communications/communications-list';
import { EmlIntake } from '@/features/leads/mails/eml-intake';

/** The list of communications, on which mails from files are logged too. */
export const CommunicationsSection = ({ openId }: { openId: number | undefined }) => (
  <CommunicationsList openId={openId} actions={<EmlIntake />} />
);

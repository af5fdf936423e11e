import { GoingLiveDialog } from '@/features/marketing/going-live/going-live-dialog';
import { PublishingScreen } from '@/features/marketing/publications/publishing-screen';
import type { ListedCompany } from '@/features/marketing/reads';

/** The fourth step of a company: its calendar, its channels, and what waits for a person. */
export const PublishingStep = ({ company }: { company: ListedCompany }) => (
  <PublishingScreen company={company} GoLiveDialog={GoingLiveDialog} />
);

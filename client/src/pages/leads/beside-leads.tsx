import { lazy, Suspense } from 'react';
import { LeadJobs } from '@/features/leads/jobs/lead-jobs';
import { useAccount } from '@/lib/session/use-account';

const SharedChanges = lazy(async () => ({
  default: (await import('@/features/leads/acts/shared-changes')).SharedChanges,
}));

/** What goes on beside every page of LEADMANAGER: its jobs, and the changes of other members. */
export function BesideLeads() {
  const { account } = useAccount();
  return (
    <>
      <LeadJobs />
      {account && account.members > 1 && (
        <Suspense fallback={null}>
          <SharedChanges />
        </Suspense>
      )}
    </>
  );
}

import { useLocation, useSearchParams } from 'wouter';
import { CaptureScreen } from '@/features/marketing/capture/capture-screen';
import { LeadPartsContext } from '@/features/marketing/capture/lead/lead-parts';
import type { ListedCompany } from '@/features/marketing/reads';
import { repliesOfLead } from '@/features/marketing/sequences/lead/lead-parts';
import { idIn } from '@/lib/address/id-in';
import { binAddress } from '@/lib/address/settings-address';
import { lazyPart } from '@/lib/lazy-part';

const LeadImports = lazyPart(
  async () => (await import('@/features/marketing/capture/imports/lead-imports')).LeadImports,
);

/** The fifth step of a company: its leads, the pages that collect them, or an import of leads. */
export function LeadsStep({ company }: { company: ListedCompany }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const imported = search.get('import');
  if (imported !== null) return <LeadImports company={company} openId={idIn(imported)} />;
  return (
    <LeadPartsContext value={repliesOfLead}>
      <CaptureScreen company={company} onBin={() => navigate(binAddress('marketingLead'))} />
    </LeadPartsContext>
  );
}

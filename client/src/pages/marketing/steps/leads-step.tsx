import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { BinDialog } from '@/features/marketing/bin/bin-dialog';
import { CaptureScreen } from '@/features/marketing/capture/capture-screen';
import { LeadPartsContext } from '@/features/marketing/capture/lead/lead-parts';
import type { ListedCompany } from '@/features/marketing/reads';
import { repliesOfLead } from '@/features/marketing/sequences/lead/lead-parts';
import { idIn } from '@/lib/address/id-in';
import { lazyPart } from '@/lib/lazy-part';

const LeadImports = lazyPart(
  async () => (await import('@/features/marketing/capture/imports/lead-imports')).LeadImports,
);

/** The fifth step of a company: its leads, the pages that collect them, or an import of leads. */
export function LeadsStep({ company }: { company: ListedCompany }) {
  const [search] = useSearchParams();
  const [showsBin, setShowsBin] = useState(false);
  const imported = search.get('import');
  if (imported !== null) return <LeadImports company={company} openId={idIn(imported)} />;
  return (
    <>
      <LeadPartsContext value={repliesOfLead}>
        <CaptureScreen company={company} onBin={() => setShowsBin(true)} />
      </LeadPartsContext>
      <BinDialog open={showsBin} onClose={() => setShowsBin(false)} />
    </>
  );
}

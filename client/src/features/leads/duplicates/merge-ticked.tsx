import { sectionOf } from '@shared/leads/entities';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordAddress, type RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { Selection } from '@/lib/lists/use-selection';
import { Button } from '@/ui/controls/button';
import { mostMerged, mergedEntityOf } from './reads';
import { duplicatesTexts } from './texts/duplicates';
import { MergeDialog } from './merge-dialog';

/** Merges the ticked rows of contacts or companies, if they are two to five. */
export function MergeTicked({ section, selection }: { section: RecordSection; selection: Selection }) {
  const t = useTexts(duplicatesTexts);
  const [, navigate] = useLocation();
  const [merged, setMerged] = useState<readonly number[] | null>(null);
  const entity = mergedEntityOf(section);
  const { ids, isAllMatching } = selection;
  if (!entity || isAllMatching || ids.size < 2 || ids.size > mostMerged) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setMerged([...ids].toSorted((one, other) => one - other))}>
        {t('merging.ticked')}
      </Button>
      <MergeDialog
        entity={entity}
        ids={merged}
        onClose={() => setMerged(null)}
        onMerged={(kept) => {
          selection.clear();
          navigate(recordAddress(sectionOf[entity], kept));
        }}
      />
    </>
  );
}

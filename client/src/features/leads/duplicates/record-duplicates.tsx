import { sectionOf } from '@shared/leads/entities';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { mostMerged, pairsOf, type TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';
import { MergeDialog } from './merge-dialog';

/** Says quietly on a record's page which others may be the same, and merges them. */
export function RecordDuplicates({ entity, id }: { entity: TwinEntity; id: number }) {
  const t = useTexts(duplicatesTexts);
  const [, navigate] = useLocation();
  const [merged, setMerged] = useState<readonly number[] | null>(null);
  const { data } = useQuery({ ...pairsOf(entity, id), staleTime: 0 });
  const others = (data?.rows ?? []).flatMap(({ records }) => records.filter((record) => record.id !== id));
  if (others.length === 0 && !merged) return null;
  return (
    <>
      <Alert
        tone="info"
        className="mt-4 py-3!"
        title={others.length === 1 ? t('notice.one') : t('notice.several', { count: others.length })}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ul className="flex flex-wrap gap-x-4">
            {others.map((other) => (
              <li key={other.id}>
                <TextLink
                  to={recordAddress(sectionOf[entity], other.id)}
                  className="inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {other.name ?? t('unnamed')}
                </TextLink>
              </li>
            ))}
          </ul>
          <IfMayWrite>
            <Button
              variant="secondary"
              onClick={() => setMerged([id, ...others.map((other) => other.id)].slice(0, mostMerged))}
            >
              {t('merge')}
            </Button>
          </IfMayWrite>
        </div>
      </Alert>
      <MergeDialog
        entity={entity}
        ids={merged}
        onClose={() => setMerged(null)}
        onMerged={(kept) => {
          setMerged(null);
          if (kept !== id) navigate(recordAddress(sectionOf[entity], kept));
        }}
      />
    </>
  );
}

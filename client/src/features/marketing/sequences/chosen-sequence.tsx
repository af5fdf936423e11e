import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { controlLook } from '@/ui/controls/fields/field';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { BesideTabs } from '@/ui/navigation/tabs';
import type { ListedCompany } from '../reads';
import { sequencesTexts } from './texts/sequences';
import { chosenOf, type ListedSequence, sequencesOf } from './reads';
import { EmptySequences } from './sequence/empty-sequences';
import { useRepliesState } from './use-replies-state';

interface ChosenSequenceProps {
  company: ListedCompany;
  onAdd: () => void;
  /** Stands beside the choice. */
  beside?: ReactNode;
  children: (sequence: ListedSequence) => ReactNode;
}

/** The sequence that the address names, or the first one; with several there is a choice. */
export function ChosenSequence({ company, onAdd, beside, children }: ChosenSequenceProps) {
  const t = useTexts(sequencesTexts);
  const { change, sequenceId } = useRepliesState();
  // A phone has no room for it in the row of the tabs.
  const Beside = useMedia('(max-width: 767px)') ? Fragment : BesideTabs;
  const { data: sequences, error, refetch } = useQuery({ ...sequencesOf(company.id), staleTime: 0 });
  if (!sequences) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  }
  const chosen = chosenOf(sequences, sequenceId);
  if (!chosen) return <EmptySequences company={company} onAdd={onAdd} />;
  return (
    <>
      {(sequences.length > 1 || beside) && (
        <Beside>
          <div className="flex flex-wrap items-center gap-2 max-md:mb-2">
            {sequences.length > 1 && (
              <select
                aria-label={t('chosen')}
                value={chosen.id}
                onChange={({ target }) => change({ sequence: target.value })}
                className={controlLook('w-auto! max-w-full')}
              >
                {sequences.map(({ id, name, status }) => (
                  <option key={id} value={id}>
                    {`${name} (${t(`status.${status}`)})`}
                  </option>
                ))}
              </select>
            )}
            {beside}
          </div>
        </Beside>
      )}
      {children(chosen)}
    </>
  );
}

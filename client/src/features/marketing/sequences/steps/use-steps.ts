import { useState } from 'react';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import type { sequenceStep } from '@shared/marketing/sequences/schemas';
import type { z } from 'zod';
import { call } from '@/lib/api/api-client';
import type { Sequence, Step } from '../reads';
import { useSequenceAct } from '../use-sequence-act';

export type TypedStep = z.input<typeof sequenceStep>;

/** What the server takes of a step. The first one depends on nothing. */
const typed = ({ id, delay, condition, campaignId }: TypedStep, index: number): TypedStep => ({
  ...(id !== undefined && { id }),
  delay,
  condition: index === 0 ? 'always' : condition,
  campaignId,
});

/** Sends a list of steps in the place of the one before. */
export const sendSteps = ({ id, version }: Sequence, steps: readonly TypedStep[]) =>
  call(marketingSequencesApi.update, { id }, { steps: steps.map(typed), version });

/** The steps of a sequence in the order that was just given to them, and what reorders them. */
export function useSteps(sequence: Sequence) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const saving = useSequenceAct((steps: readonly Step[]) => sendSteps(sequence, steps));
  const { steps: known } = sequence;
  // A list that has grown or shrunk keeps its own order.
  const order =
    wanted?.length === known.length && known.every(({ id }) => wanted.includes(id)) ? wanted : null;
  const steps = order
    ? known
        .toSorted((left, right) => order.indexOf(left.id) - order.indexOf(right.id))
        .map((step, position) => ({
          ...step,
          position,
          condition: position === 0 ? ('always' as const) : step.condition,
        }))
    : known;

  function move(from: number, to: number) {
    const moved = [...steps];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setWanted(moved.map(({ id }) => id));
    saving.mutate(moved, { onSettled: () => setWanted(null) });
  }
  return { steps, move };
}

import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@shared/http/wire';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { type Card, stageList } from '../records';
import { recordTexts } from '../texts/record';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

export type Move = Omit<BodyOf<typeof leadOpportunities.move>, 'version'>;

/** Moves an opportunity to a stage. A refusal says where the opportunity is now; the notice of a success offers to undo. */
export function useMove() {
  const t = useTexts(recordTexts);
  const { data: stages = [] } = useQuery(stageList());
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const nameOf = (stageId: number) => stages.find(({ id }) => id === stageId)?.name ?? '';

  return async function move(card: Card, to: Move): Promise<boolean> {
    try {
      const { act } = await call(leadOpportunities.move, { id: card.id }, { ...to, version: card.version });
      tell(act, { title: t('stages.moved', { stage: nameOf(to.stageId) }), description: card.title });
      await refresh();
      return true;
    } catch (error) {
      const current = error instanceof ApiError ? (error.current as Card | undefined) : undefined;
      toast({
        variant: 'destructive',
        title: t('stages.notMoved'),
        description: current
          ? t('stages.elsewhere', { stage: nameOf(current.stageId) })
          : errorText(error as Error),
      });
      await refresh();
      return false;
    }
  };
}

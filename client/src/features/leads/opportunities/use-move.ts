import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BodyOf } from '@shared/http/wire';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { Clash, saveChanges } from '@/lib/forms/save-changes';
import { toast } from '@/lib/toast';
import { moneyText } from '@/lib/values/money';
import { clashTexts } from '@/ui/feedback/texts/clash';
import { type Card, stageList } from '../records';
import { recordTexts } from '../texts/record';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

export type Move = Omit<BodyOf<typeof leadOpportunities.move>, 'version'>;

/**
 * Moves an opportunity to a stage, also when others have changed something else of it. A refusal shows its present
 * values, after which the user may send the move again; the notice of a success offers to undo.
 */
export function useMove() {
  const t = useTexts(recordTexts);
  const tClash = useTexts(clashTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const told = useRef(new Map<number, Card>());
  const { nameOf, whyOf } = useReasons();

  return async function move(card: Card, to: Move): Promise<boolean> {
    const { id } = card;
    const known = told.current.get(id);
    const seen = known && known.version > card.version ? known : card;
    const update = ({ version }: Card) => call(leadOpportunities.move, { id }, { ...to, version });
    try {
      const { act } = await saveChanges({ seen, changes: to, update, clashing: tClash('title') });
      tell(act, { title: t('stages.moved', { stage: nameOf(to.stageId) }), description: card.title });
      await refresh();
      return true;
    } catch (error) {
      if (error instanceof Clash) told.current.set(id, cardNow(error));
      const description = whyOf(error as Error, seen);
      toast({ variant: 'destructive', title: t('stages.notMoved'), description });
      await refresh();
      return false;
    }
  };
}

/** The card as it is now: a refused move answers with all of it. */
const cardNow = ({ current }: Clash) => current as Card;

/** Why an opportunity was not moved, as far as it is known. */
function useReasons() {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const { data: stages = [] } = useQuery(stageList());
  const nameOf = (stageId: number) => stages.find(({ id }) => id === stageId)?.name ?? '';
  function whyOf(error: Error, seen: Card): string {
    if (!(error instanceof Clash)) return errorText(error);
    const { stageId, amount, currency } = cardNow(error);
    if (stageId !== seen.stageId) return t('stages.elsewhere', { stage: nameOf(stageId) });
    if (amount === seen.amount) return error.message;
    const now = amount === null ? t('stages.noAmount') : moneyText(amount, currency, language);
    return t('stages.otherAmount', { amount: now });
  }
  return { nameOf, whyOf };
}

import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import { type Board, leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import { otherMoney } from '../other-money';
import { boardTexts } from '../texts/board';
import type { BoardSearch } from './stage-column';
import { searchFor, sumsQuery } from './use-board';

/**
 * The sum of all open stages, plain and weighted by probability, in the account's currency, with what is in another one. A phone, which shows one
 * stage at a time, has that stage's sums.
 */
export function BoardSums({ board, search }: { board: Wire<Board>; search: BoardSearch }) {
  const t = useTexts(boardTexts);
  const { language } = useLanguage();
  const { data } = useQuery({ ...sumsQuery(search), staleTime: 0 });
  const found = useQuery({
    ...query(leadOpportunities.sums, {}, searchFor(search)),
    staleTime: 0,
    enabled: data?.stages.some(({ others }) => others > 0) ?? false,
  });
  // Keeps the line while the sums are counted.
  if (!data) return <p className="max-sm:hidden">{'\u00a0'}</p>;
  const open = new Set(board.columns.flatMap(({ stage }) => (stage.outcome === 'open' ? [stage.id] : [])));
  const stages = data.stages.filter(({ stageId }) => open.has(stageId));
  const sumOf = (key: 'amount' | 'weighted') =>
    moneyText(
      stages.reduce((sum, stage) => sum + stage[key], 0),
      data.currency,
      language,
    );
  const other = found.data && otherMoney(found.data.open, language);
  const amount = sumOf('amount');
  return (
    <p className="text-sm leading-tight whitespace-nowrap text-muted tabular-nums max-sm:hidden">
      {t('sums', { amount: other ? `${amount} + ${other}` : amount, weighted: sumOf('weighted') })}
    </p>
  );
}

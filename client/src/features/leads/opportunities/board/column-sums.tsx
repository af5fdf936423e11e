import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { recordTexts } from '../../texts/record';
import { boardTexts } from '../../texts/board';
import type { StageColumn } from './board-column';

/** The name of a stage, with the number of its cards, their sum and the weighted sum. */
export function ColumnSums({ column, currency }: { column: StageColumn; currency: string }) {
  const t = useTexts(boardTexts);
  const tRecord = useTexts(recordTexts);
  const { language } = useLanguage();
  const { stage, count, amount, weighted, others } = column;
  return (
    <div className="min-w-0 py-1">
      <h2 className="truncate text-base font-semibold">
        {stage.name} <span className="text-muted tabular-nums">{count}</span>
      </h2>
      <p className="text-sm text-muted tabular-nums">
        {t('sums', {
          amount: moneyText(amount, currency, language),
          weighted: moneyText(weighted, currency, language),
        })}
        {others > 0 && ` ${tRecord('deals.others', { count: others })}`}
      </p>
    </div>
  );
}

import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { Day, DueDay } from '../values/cells';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';

/** Amount × probability and when it closes, with the number of moves of that date; a closed one has its amount and day. */
export function OpportunityFigures({ row }: { row: Rows['opportunities'] }) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const { amount, currency, chance, expectedClose, closedAt, outcome, closeMoves: moves } = row;
  const weighted = amount === null ? 0 : Math.round((amount * chance) / 100);
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-lg tabular-nums">
      {amount !== null && (
        <span>
          {outcome === 'open'
            ? t('stages.weighted', {
                amount: moneyText(amount, currency, language),
                chance: formatNumber(chance / 100, language, { style: 'percent' }),
                weighted: moneyText(weighted, currency, language),
              })
            : moneyText(amount, currency, language)}
        </span>
      )}
      {outcome === 'open' && expectedClose && (
        <span>
          {tRecords('columns.close')}: <DueDay at={expectedClose} />
        </span>
      )}
      {outcome !== 'open' && closedAt && (
        <span>
          {tRecords('fields.closedAt')}: <Day at={closedAt} />
        </span>
      )}
      {moves > 0 && <span className="text-base text-muted">{t('stages.closeMoves', { count: moves })}</span>}
    </p>
  );
}

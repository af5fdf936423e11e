import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { Badge } from '@/ui/feedback/badge';
import { DueDay } from '../values/cells';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';
import { resultTexts } from './texts/result';

const tones = { won: 'positive', lost: 'danger' } as const;

/** Amount × probability and when it closes, with the number of moves of that date; a closed one has its amount and result. */
export function OpportunityFigures({ row }: { row: Rows['opportunities'] }) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const { amount, currency, chance, expectedClose, outcome, closeMoves: moves } = row;
  const isOpen = outcome === 'open';
  const weighted = amount === null ? 0 : Math.round((amount * chance) / 100);
  return (
    // On a phone the line of the stages says the result.
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink tabular-nums empty:hidden max-sm:[&>[data-tone]]:hidden">
      {amount !== null && (
        <span className={isOpen ? '' : 'text-lg leading-snug font-semibold'}>
          {isOpen
            ? t('stages.weighted', {
                amount: moneyText(amount, currency, language),
                chance: formatNumber(chance / 100, language, { style: 'percent' }),
                weighted: moneyText(weighted, currency, language),
              })
            : moneyText(amount, currency, language)}
        </span>
      )}
      {isOpen && expectedClose && (
        <span>
          {tRecords('columns.close')}: <DueDay at={expectedClose} />
        </span>
      )}
      {!isOpen && <Result row={row} outcome={outcome} />}
      {moves > 0 && <span className="text-muted">{t('stages.closeMoves', { count: moves })}</span>}
    </p>
  );
}

interface ResultProps {
  row: Rows['opportunities'];
  outcome: keyof typeof tones;
}

/** How an opportunity ended, and on what day. */
function Result({ row: { closedAt }, outcome }: ResultProps) {
  const t = useTexts(resultTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  return (
    <Badge tone={tones[outcome]}>
      {closedAt
        ? t(`on.${outcome}`, { date: formatDate(closedAt, language, { dateStyle: 'medium' }) })
        : tRecords(`outcomes.${outcome}`)}
    </Badge>
  );
}

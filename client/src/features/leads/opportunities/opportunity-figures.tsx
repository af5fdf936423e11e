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

/**
 * The amount, how likely it is, what that makes of it, and when it closes, with the number of moves of that date; a closed
 * one has its amount and result.
 */
export function OpportunityFigures({ row }: { row: Rows['opportunities'] }) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const { amount, currency, expectedClose, outcome, closeMoves: moves } = row;
  const isOpen = outcome === 'open';
  return (
    // On a phone the line of the stages says the result.
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 tabular-nums empty:hidden max-sm:basis-full max-sm:[&>[data-tone]]:hidden">
      {amount !== null && (
        <span className="text-2xl leading-tight font-semibold text-ink max-sm:basis-full">
          {moneyText(amount, currency, language)}
        </span>
      )}
      {isOpen && <Chance row={row} />}
      {isOpen && expectedClose && (
        <span>
          {tRecords('columns.close')}{' '}
          <span className="text-ink">
            <DueDay at={expectedClose} />
          </span>
        </span>
      )}
      {!isOpen && <Result row={row} outcome={outcome} />}
      {moves > 0 && <span>{t('stages.closeMoves', { count: moves })}</span>}
    </p>
  );
}

/** The probability of an open opportunity and its weighted amount; how the one makes the other is told on request. */
function Chance({ row: { amount, currency, chance, probability } }: Pick<ResultProps, 'row'>) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const share = formatNumber(chance / 100, language, { style: 'percent' });
  const own = probability !== null && ` (${tRecords('list.ownChance').toLocaleLowerCase(language)})`;
  if (amount === null) return <span>{[t('stages.chance', { chance: share }), own]}</span>;
  const weighted = moneyText(Math.round((amount * chance) / 100), currency, language);
  return (
    <span
      title={t('stages.formula', { amount: moneyText(amount, currency, language), chance: share, weighted })}
    >
      {t('stages.chance', { chance: share })}
      {own} · {t('stages.weighted', { weighted })}
    </span>
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

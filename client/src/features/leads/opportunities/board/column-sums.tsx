import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Language } from '@shared/languages';
import { classNames } from '@/lib/class-names';
import { moneyText } from '@/lib/values/money';
import { TextLink } from '@/ui/navigation/link';
import { assignedTo, inOthers, inStage, opportunitiesAt } from '../../addresses';
import { recordTexts } from '../../texts/record';
import { boardTexts } from '../texts/board';
import type { BoardSearch, StageColumn } from './stage-column';

interface ColumnSumsProps {
  column: StageColumn;
  currency: string;
  search?: BoardSearch;
  /** Where the name of the stage and the number of its cards already stand above: the sums have one line. */
  isNamed?: boolean;
}

/** The amounts in other currencies, if they are all of one currency and on the cards that are shown. */
function othersIn({ cards, sums }: StageColumn, currency: string, language: Language): string | undefined {
  const others = cards.rows.filter((card) => card.currency !== currency);
  const [first] = others;
  if (!first || others.length !== sums?.others) return undefined;
  if (others.some((card) => card.currency !== first.currency || card.amount === null)) return undefined;
  const amount = others.reduce((sum, card) => sum + (card.amount ?? 0), 0);
  return moneyText(amount, first.currency, language);
}

/** The name of a stage, with the number of its cards, their sum and the weighted sum; a stage without amounts has no sums. */
export function ColumnSums({ column, currency, search, isNamed }: ColumnSumsProps) {
  const t = useTexts(boardTexts);
  const tRecord = useTexts(recordTexts);
  const { language } = useLanguage();
  const { stage, sums } = column;
  const amount = sums ? moneyText(sums.amount, currency, language) : '';
  const others = othersIn(column, currency, language);
  const weighted = sums ? moneyText(sums.weighted, currency, language) : '';
  return (
    <div className={classNames('min-w-0', !isNamed && 'py-1')}>
      <h2 className={isNamed ? 'sr-only' : 'truncate text-base font-semibold'}>
        {stage.name} <span className="text-muted tabular-nums">{sums?.count}</span>
      </h2>
      {/* A stage without amounts says so, or the heads of its neighbours would stand above a gap. */}
      <p className="text-sm text-muted tabular-nums empty:hidden">
        {sums && sums.amount === 0 && sums.others === 0 && t('noAmount')}
        {sums && sums.amount > 0 && (
          <span className="font-medium text-ink">{isNamed ? t('sums', { amount, weighted }) : amount}</span>
        )}
        {sums && sums.others > 0 && (
          <>
            {' '}
            <TextLink
              to={opportunitiesAt(
                stage.outcome,
                { ...inStage(stage.id), ...inOthers(currency), ...assignedTo(search?.assignee) },
                search?.q,
              )}
              title={tRecord('deals.others', { count: sums.others })}
              {...(!others && { 'aria-label': tRecord('deals.others', { count: sums.others }) })}
              className="whitespace-nowrap"
            >
              {t('otherSums', { sums: others ?? String(sums.others) })}
            </TextLink>
          </>
        )}
      </p>
      {sums && !isNamed && sums.amount > 0 && (
        <p className="text-sm text-muted tabular-nums">{t('weighted', { weighted })}</p>
      )}
    </div>
  );
}

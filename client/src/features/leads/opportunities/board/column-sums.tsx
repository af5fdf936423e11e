import { useLanguage, useTexts } from '@/i18n/use-texts';
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
  /** Where the name of the stage, the number of its cards and their sum already stand above. */
  isNamed?: boolean;
}

/** The name of a stage, with the number of its cards, their sum and the weighted sum; a stage without amounts has no sums. */
export function ColumnSums({ column, currency, search, isNamed }: ColumnSumsProps) {
  const t = useTexts(boardTexts);
  const tRecord = useTexts(recordTexts);
  const { language } = useLanguage();
  const { stage, sums } = column;
  const amount = sums ? moneyText(sums.amount, currency, language) : '';
  const weighted = sums ? moneyText(sums.weighted, currency, language) : '';
  return (
    <div className="min-w-0 py-1">
      <h2 className={isNamed ? 'sr-only' : 'truncate text-base font-semibold'}>
        {stage.name} <span className="text-muted tabular-nums">{sums?.count}</span>
      </h2>
      <p className="text-sm text-muted tabular-nums empty:hidden">
        {sums && !isNamed && sums.amount > 0 && <span className="font-medium text-ink">{amount}</span>}
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
              aria-label={tRecord('deals.others', { count: sums.others })}
              className="whitespace-nowrap"
            >
              {isNamed
                ? tRecord('deals.others', { count: sums.others })
                : t('otherSums', { count: sums.others })}
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

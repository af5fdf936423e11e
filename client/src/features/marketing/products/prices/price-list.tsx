import { useTexts } from '@/i18n/use-texts';
import { usualCurrencies } from '@/lib/values/currencies';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from '../texts/products';
import { NotSaved, Saving, Sentence } from '../answers/answer-notes';
import { useUnfolded } from '../answers/unfolding';
import { useBrief } from '../brief-context';
import { onRequestWords } from '../sentence/examples';
import { Tick } from '../sentence/frame-choices';
import { PriceRow } from './price-row';
import { isWhole, type PriceDraft, usePrices } from './use-prices';
import type { Language } from '@shared/languages';
import { mostPrices } from '@shared/marketing/products/brief/places';
import { priceText } from '@shared/marketing/products/price-text';

/** All prices in one line, as texts say them. */
const toldPrices = (prices: readonly PriceDraft[], currency: string, language: Language): string =>
  prices
    .filter(isWhole)
    .map((price) => priceText(price, currency, language))
    .join('; ');

/** The prices of a product, the main one first, or that the price is on request. */
export function PriceList() {
  const t = useTexts(productsTexts);
  const { spoken } = useBrief();
  const { draft, change, flush, state, error, keepMine, takeTheirs } = usePrices();
  useUnfolded(error !== null || draft.prices.some(({ amount }) => Number.isNaN(amount)));
  const { prices, currency, isOnRequest } = draft;
  const rows: PriceDraft[] = prices.length > 0 ? prices : [{ amount: null }];
  const put = (next: PriceDraft[]) => change({ ...draft, prices: next });
  const sentence = isOnRequest
    ? onRequestWords[spoken.language]
    : toldPrices(prices, currency, spoken.language);
  return (
    <div
      className="grid gap-3"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || flush()}
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {!isOnRequest && (
          // It governs every price below it.
          <div className="w-32">
            <SelectField
              label={t('prices.currency')}
              value={currency}
              onChange={({ target }) => change({ ...draft, currency: target.value })}
              choices={[...new Set([currency, ...usualCurrencies])].map((value) => ({ value, label: value }))}
            />
          </div>
        )}
        <Tick
          label={t('prices.onRequest')}
          checked={isOnRequest}
          onChange={(next) => change({ ...draft, isOnRequest: next }, { isAtOnce: true })}
        />
      </div>
      {!isOnRequest && (
        <>
          <ol className="grid gap-3">
            {rows.map((price, index) => (
              <PriceRow
                // oxlint-disable-next-line react/no-array-index-key -- a price has no other name than its place
                key={index}
                number={index + 1}
                price={price}
                currency={currency}
                onChange={(next) => put(rows.map((row, at) => (at === index ? next : row)))}
                onRemove={rows.length > 1 ? () => put(rows.filter((_, at) => at !== index)) : undefined}
              />
            ))}
          </ol>
          {rows.length < mostPrices && (
            <Button
              variant="quiet"
              icon={portalIcons.plus}
              className="-ml-4 justify-self-start"
              onClick={() => put([...rows, { amount: null }])}
            >
              {t('prices.add')}
            </Button>
          )}
        </>
      )}
      <div className="flex items-start justify-between gap-3">
        <Sentence text={sentence} />
        <Saving state={state} />
      </div>
      {error && (
        <NotSaved
          error={error}
          theirs={t('prices.others')}
          onRetry={flush}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </div>
  );
}

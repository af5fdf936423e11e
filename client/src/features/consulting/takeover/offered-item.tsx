import { productTypes } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { Checkbox } from '@/ui/controls/fields/checkbox';
import { controlLook } from '@/ui/controls/fields/field';
import { companiesTexts } from '../texts/companies';
import { takeoverTexts } from './texts/takeover';

export type ProductType = (typeof productTypes)[number];

interface OfferedItemProps {
  name: string;
  isChosen: boolean;
  /** Undefined for one that is offered alone. */
  onChoose: ((isChosen: boolean) => void) | undefined;
  /** What a product is; undefined for a strength. */
  type: ProductType | undefined;
  onType: (type: ProductType) => void;
}

/**
 * A product or strength that is taken over if it is ticked; for a product, with the choice between product and service.
 */
export function OfferedItem({ name, isChosen, onChoose, type, onType }: OfferedItemProps) {
  const t = useTexts(takeoverTexts);
  const choices = useTypeChoices();
  return (
    <li className="flex items-center gap-x-3 sm:gap-x-4">
      {onChoose ? (
        <label className="flex min-h-11 min-w-0 items-center gap-3 leading-snug wrap-anywhere max-sm:grow">
          <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="min-w-0">{name}</span>
        </label>
      ) : (
        <p className="min-w-0 leading-snug font-medium wrap-anywhere max-sm:grow">{name}</p>
      )}
      {type !== undefined && isChosen && (
        <select
          aria-label={t('typeOf', { name })}
          value={type}
          onChange={({ target }) => {
            const chosen = productTypes.find((one) => one === target.value);
            if (chosen) onType(chosen);
          }}
          className={controlLook('w-auto! shrink-0')}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** What a product can be, as a select offers it. */
export function useTypeChoices() {
  const t = useTexts(companiesTexts);
  return productTypes.map((value) => ({ value, label: t(`products.type.${value}`) }));
}

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
  onChoose: (isChosen: boolean) => void;
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
    <li className="flex flex-wrap items-center gap-x-4">
      <label className="flex min-h-11 min-w-0 items-center gap-3 wrap-anywhere max-sm:grow max-sm:basis-56">
        <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span className="min-w-0">{name}</span>
      </label>
      {type !== undefined && isChosen && (
        <select
          aria-label={t('typeOf', { name })}
          value={type}
          onChange={({ target }) => {
            const chosen = productTypes.find((one) => one === target.value);
            if (chosen) onType(chosen);
          }}
          className={controlLook('basis-36 max-w-48')}
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

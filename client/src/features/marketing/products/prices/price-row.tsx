import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from '../texts/products';
import { useBrief } from '../brief-context';
import { exampleLook, priceExamples } from '../sentence/examples';
import { Tick } from '../sentence/frame-choices';
import { goOnByEnter } from '../sentence/frame-field';
import type { PriceDraft } from './use-prices';

interface PriceRowProps {
  number: number;
  price: PriceDraft;
  currency: string;
  onChange: (price: PriceDraft) => void;
  onRemove: (() => void) | undefined;
}

const taxes = ['', 'incl', 'excl'] as const;

/** One price: what it is for, how much, per what, and whether tax is in it. */
export function PriceRow({ number, price, currency, onChange, onRemove }: PriceRowProps) {
  const t = useTexts(productsTexts);
  const { language } = useBrief().spoken;
  const typed = (name: 'label' | 'per' | 'note', maxLength: number) => ({
    label: t(`prices.fields.${name}`),
    maxLength,
    lang: language,
    spellCheck: true,
    autoComplete: 'off',
    value: price[name] ?? '',
    placeholder: t('example', { example: priceExamples[language][name] }),
    className: exampleLook,
    'data-answer': true,
    onKeyDown: goOnByEnter,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...price, [name]: target.value }),
  });
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('prices.number', { number })}</legend>
        <MoneyField
          label={t('prices.fields.amount')}
          currency={currency}
          value={price.amount}
          error={Number.isNaN(price.amount) ? t('prices.noAmount') : undefined}
          onChange={(amount) => onChange({ ...price, amount })}
        />
        <TextField {...typed('per', 30)} />
        <SelectField
          label={t('prices.fields.tax')}
          value={price.tax ?? ''}
          onChange={({ target }) =>
            onChange({ ...price, tax: taxes.find((tax) => tax !== '' && tax === target.value) || undefined })
          }
          choices={taxes.map((value) => ({ value, label: t(`prices.tax.${value || 'unsaid'}`) }))}
        />
        <TextField {...typed('label', 60)} />
        <TextField {...typed('note', 100)} />
        <div className="flex items-end justify-between">
          <Tick
            label={t('prices.fields.from')}
            checked={price.from ?? false}
            onChange={(from) => onChange({ ...price, from })}
          />
          {onRemove && (
            <IconButton icon={portalIcons.trash} label={t('prices.remove', { number })} onClick={onRemove} />
          )}
        </div>
      </fieldset>
    </li>
  );
}

import { Ledger, LedgerRow } from '../../layouts/ledger';
import type { SectionProps } from '../../layouts/section';
import type { ProductItem } from '../product-item';

interface FeatureRowsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** A product's features, one row each. */
export const FeatureRows = ({ items, ...heading }: FeatureRowsProps) => (
  <Ledger {...heading}>
    {items.map(({ title, text, mark }) => (
      <LedgerRow key={title} name={title} mark={mark}>
        {text}
      </LedgerRow>
    ))}
  </Ledger>
);

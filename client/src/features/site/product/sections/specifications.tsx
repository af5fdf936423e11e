import { Ledger } from '../../layouts/ledger';
import type { SectionProps } from '../../layouts/section';
import type { ProductItem } from '../product-item';

interface SpecificationsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** The announced technical data of a product, as in a data sheet. */
export const Specifications = ({ items, ...heading }: SpecificationsProps) => (
  <Ledger {...heading}>
    <dl className="border-t border-line">
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-16 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_2fr] md:py-5"
        >
          <dt className="text-lg font-semibold">{title}</dt>
          <dd className="max-w-measure text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </Ledger>
);

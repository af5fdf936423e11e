import type { ReactNode } from 'react';
import { Ledger } from '../../layouts/ledger';
import type { SectionProps } from '../../layouts/section';
import type { ProductItem } from '../product-item';

interface FeatureRowsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
  /** The layout of the section; the heading stands over the rows unless it is `Split`. */
  as?: typeof Ledger;
}

/** A product's features, one row each. */
export const FeatureRows = ({ items, as: Layout = Ledger, ...heading }: FeatureRowsProps) => (
  <Layout {...heading}>
    {items.map(({ title, text, mark }) => (
      <FeatureRow key={title} name={title} mark={mark}>
        {text}
      </FeatureRow>
    ))}
  </Layout>
);

interface FeatureRowProps {
  name: string;
  /** A small decorative drawing before the name. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A row of the ledger: the name in the first third, what is said of it in the rest. */
const FeatureRow = ({ name, mark, children }: FeatureRowProps) => (
  <article className="grid gap-x-16 gap-y-1 border-b border-line py-4 first:border-t md:grid-cols-[minmax(16.5rem,1fr)_2fr] md:py-5">
    <h3 className="flex gap-3 text-lg">
      {mark && <span className="flex h-[1lh] shrink-0 items-center text-brand">{mark}</span>}
      {name}
    </h3>
    <div className="max-w-measure text-muted">{children}</div>
  </article>
);

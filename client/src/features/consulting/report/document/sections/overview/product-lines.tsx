import type { ProductLine } from '@shared/consulting/report/overview/product-lines';
import { headingText } from '@shared/consulting/report/stored/known-lines';
import { useFigureWords } from '../../drawings/use-figure-words';

/** The products and services, a line each. */
export function ProductLines({ products }: { products: ProductLine[] }) {
  const { report } = useFigureWords();
  return (
    <section>
      <h3 className="mb-2 break-after-avoid font-semibold">
        {headingText(report.analysis.products(products.length))}
      </h3>
      <ul className="grid gap-x-10 gap-y-1 @3xl:grid-cols-2">
        {products.map(({ id, name, type, about }) => (
          <li key={id} className="min-w-0 break-inside-avoid wrap-anywhere">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-sm text-muted">
              ({report.productType[type]}){about && ` ${about}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

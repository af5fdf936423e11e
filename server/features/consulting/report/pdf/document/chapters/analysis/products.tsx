import { headingText } from '../../../../../../../../shared/consulting/report/stored/known-lines';
import { Bulleted } from '../../parts/bulleted';
import { Heading } from '../../parts/heading';
import type { Sheet } from '../../sheet';

/** The products and services, a line each. */
export const Products = ({ of: { model, words } }: { of: Sheet }) => {
  const { productType, analysis } = words.report;
  return (
    <>
      <Heading text={headingText(analysis.products(model.products.length))} />
      {model.products.map(({ id, name, type, about }, index, all) => (
        <Bulleted
          key={id}
          leads={index === all.length - 2}
          text={`${name} (${productType[type]})${about ? `: ${about}` : ''}`}
        />
      ))}
    </>
  );
};

import { Section, type SectionProps } from '../section';
import type { ProductItem } from './product-item';

interface SpecificationsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** The announced technical data of a product, as in a data sheet. */
export const Specifications = ({ items, ...heading }: SpecificationsProps) => (
  <Section {...heading}>
    <dl className="border-t border-line">
      {items.map(({ title, text }) => (
        <div key={title} className="grid gap-1 border-b border-line py-5 md:grid-cols-[1fr_2fr] md:gap-8">
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-measure text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

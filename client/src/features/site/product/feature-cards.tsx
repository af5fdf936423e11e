import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';
import { Section, type SectionProps } from '../section';
import { PointList } from './point-list';
import type { ProductItem } from './product-item';

interface FeatureCardsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** A product's features as cards; in three columns if that fills the rows, else in two. */
export const FeatureCards = ({ items, ...heading }: FeatureCardsProps) => (
  <Section {...heading}>
    <div className={classNames('grid gap-5 sm:grid-cols-2', items.length % 3 === 0 && 'lg:grid-cols-3')}>
      {items.map((item) => (
        <FeatureCard key={item.title} {...item} />
      ))}
    </div>
  </Section>
);

const FeatureCard = ({ title, text, points, mark }: ProductItem) => (
  <Card className="grid content-start gap-3 p-6">
    {mark && (
      <div className="mb-1 grid size-12 place-items-center rounded-control bg-brand/10 text-brand">
        {mark}
      </div>
    )}
    <h3 className="text-xl">{title}</h3>
    <p className="text-muted">{text}</p>
    {points && <PointList points={points} />}
  </Card>
);

import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';
import { Section, type SectionProps } from '../section';
import { PointList } from './point-list';
import type { ProductItem } from './product-item';

interface AudiencesProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** The product's audiences, each with its benefit. */
export const Audiences = ({ items, ...heading }: AudiencesProps) => (
  <div className="border-y border-line bg-surface">
    <Section {...heading}>
      <div className={classNames('grid gap-5 md:grid-cols-2', items.length % 3 === 0 && 'lg:grid-cols-3')}>
        {items.map(({ title, text, points }) => (
          <Card key={title} className="grid content-start gap-4 bg-paper! p-6 sm:p-8">
            <h3 className="text-2xl">{title}</h3>
            <p className="text-muted">{text}</p>
            {points && <PointList points={points} />}
          </Card>
        ))}
      </div>
    </Section>
  </div>
);

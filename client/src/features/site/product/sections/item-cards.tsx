import { Card } from '@/ui/card';
import { TextLink } from '@/ui/navigation/link';
import { Cards } from '../../layouts/cards';
import type { SectionProps } from '../../layouts/section';
import { PointList } from './point-list';
import type { ProductItem } from '../product-item';

interface ItemCardsProps extends Omit<SectionProps, 'children'> {
  items: readonly ProductItem[];
}

/** Two to four parts or audiences of a product as cards. */
export const ItemCards = ({ items, ...heading }: ItemCardsProps) => (
  <Cards {...heading} count={items.length as 2 | 3 | 4}>
    {items.map(({ title, text, points, link, mark }) => (
      <Card key={title} className="grid content-start gap-3 sm:p-6">
        <h3 className="flex items-center gap-3 text-xl">
          {mark && <span className="text-brand">{mark}</span>}
          {title}
        </h3>
        <p className="text-muted">{text}</p>
        {points && <PointList points={points} />}
        {link && (
          <TextLink to={link.to} className="inline-flex min-h-11 w-fit items-center">
            {link.label}
          </TextLink>
        )}
      </Card>
    ))}
  </Cards>
);

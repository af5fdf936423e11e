import type { ReactNode } from 'react';
import type { Product } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/badge';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

export function ProductCard({ product, acts }: { product: Product; acts?: ReactNode }) {
  const t = useTexts('companies');
  return (
    <ItemCard
      acts={acts}
      title={product.name}
      badge={<Badge>{t(`companies.products.type.${product.type}`)}</Badge>}
    >
      <LongText className="text-muted">{product.description}</LongText>
    </ItemCard>
  );
}

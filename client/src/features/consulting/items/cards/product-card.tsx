import type { ReactNode } from 'react';
import type { Product } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { companiesTexts } from '../../texts/companies';
import { ItemCard } from './item-card';
import { LongText } from './long-text';

export function ProductCard({ product, acts }: { product: Product; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  return (
    <ItemCard acts={acts} title={product.name} badge={<Badge>{t(`products.type.${product.type}`)}</Badge>}>
      <LongText className="text-muted">{product.description}</LongText>
    </ItemCard>
  );
}

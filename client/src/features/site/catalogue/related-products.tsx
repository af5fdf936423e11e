import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { TextLink } from '@/ui/navigation/link';
import { catalogueTexts } from '../texts/catalogue';

/** Links to our financial products that have their own pages. */
export function RelatedProducts({ as }: { as: 'li' | 'div' }) {
  const t = useTexts(catalogueTexts);
  return (
    <Card as={as} className="grid content-start gap-1 border-dashed bg-transparent">
      <p className="font-semibold">{t('related.title')}</p>
      {(['algorithmia', 'consultia'] as const).map((product) => (
        <p key={product}>
          <TextLink to={addressOf(sitePages[product])} className="inline-flex min-h-11 items-center">
            {t(`related.${product}`)}
          </TextLink>
        </p>
      ))}
    </Card>
  );
}

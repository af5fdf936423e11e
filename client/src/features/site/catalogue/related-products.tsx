import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { catalogueTexts } from './texts/catalogue';

/** Links to our financial products that have their own pages. */
export function RelatedProducts() {
  const t = useTexts(catalogueTexts);
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {(['algorithmia', 'consultia'] as const).map((product) => (
        <TextLink
          key={product}
          to={addressOf(sitePages[product])}
          className="inline-flex min-h-11 items-center"
        >
          {t(`related.${product}`)}
        </TextLink>
      ))}
    </p>
  );
}

import type { BegunSets } from '@shared/marketing/campaigns/sets/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { ButtonLink } from '@/ui/navigation/link';
import type { ListedCompany, Product } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';

interface LackingProps {
  company: ListedCompany;
  product: Product;
  lacking: NonNullable<BegunSets['lacking']>;
}

/** What a product lacks for campaigns, and what in it contradicts itself, with the way to its brief. */
export function Lacking({ company, product, lacking: { lacks, contradictions } }: LackingProps) {
  const t = useTexts(campaignsTexts);
  const address = stepAddress(company.id, 'product', { product: String(product.id) });
  return (
    <Alert tone="info" title={t('lacking.title', { name: product.name })} className="max-w-2xl">
      <ul className="list-disc ps-5">
        {lacks.map((lack) => (
          <li key={lack}>{t(`lacking.parts.${lack}`)}</li>
        ))}
        {contradictions.map(({ facts, one, other }) => (
          <li key={facts}>{t('lacking.contradiction', { one, other })}</li>
        ))}
      </ul>
      <ButtonLink to={address} className="mt-3">
        {t('lacking.answer')}
      </ButtonLink>
    </Alert>
  );
}

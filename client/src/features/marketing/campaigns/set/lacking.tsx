import type { Wire } from '@shared/http/wire';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import { readiness } from '@shared/marketing/products/scales';
import { stepAddress } from '@shared/marketing/steps';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import type { ListedCompany, Product } from '../../reads';
import { campaignsTexts } from '../../texts/campaigns';
import { productsTexts } from '../../texts/products';

interface LackingProps {
  company: ListedCompany;
  product: Product;
  lacking: Pick<Wire<ProductAnalysis>, 'lacks' | 'questions'>;
}

/** What a product lacks for campaigns, with the questions that would bring it, each with the way to its answer. */
export function Lacking({ company, product, lacking: { lacks, questions } }: LackingProps) {
  const t = useTexts(campaignsTexts);
  const tProducts = useTexts(productsTexts);
  const { language } = useLanguage();
  const address = stepAddress(company.id, 'product', { product: String(product.id) });
  const what = new Intl.ListFormat(language).format(
    lacks.map((lack) => tProducts(`score.lack.${lack}`, { points: readiness.score })),
  );
  return (
    <Alert tone="info" title={t('lacking.title', { name: product.name })} className="max-w-2xl">
      {what && <p>{tProducts('score.lacks', { what })}</p>}
      {questions.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {questions.map(({ part, text }) => (
            <li key={part}>
              <TextLink to={address} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={address} className="mt-3">
        {t('lacking.answer')}
      </ButtonLink>
    </Alert>
  );
}

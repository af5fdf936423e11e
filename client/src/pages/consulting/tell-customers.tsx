import { useQuery } from '@tanstack/react-query';
import { sitePages } from '@shared/addresses/site';
import type { Project } from '@shared/consulting/report/projects/projects';
import { addressOf } from '@shared/http/address';
import { stepAddress } from '@shared/marketing/steps';
import { hasWords } from '@shared/plain-text';
import { productsOf } from '@/features/consulting/reads';
import { takeoverTexts } from '@/features/consulting/takeover/texts/takeover';
import { useLinked } from '@/features/marketing/takeover/linked';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ButtonLink } from '@/ui/navigation/link';

interface TellCustomersProps {
  companyId: number;
  project: Pick<Project, 'problem'>;
}

/**
 * Where a project's problem names a product of the company as whole words: the way to that product in COMERZIA, or to
 * taking the company over.
 */
export function TellCustomers({ companyId, project }: TellCustomersProps) {
  const t = useTexts(takeoverTexts);
  const { data: products = [] } = useQuery(productsOf(companyId));
  const linked = useLinked(companyId);
  const mayWrite = useMayWrite();
  const [named] = products
    .filter(({ name }) => hasWords(project.problem, name))
    .toSorted((one, other) => other.name.length - one.name.length);
  // Without the company in COMERZIA the way leads to taking it over.
  if (!named || linked === undefined || !(mayWrite || linked)) return null;
  const there = linked?.products.find(({ productId }) => productId === named.id);
  const to = linked
    ? stepAddress(linked.id, 'product', there && { product: String(there.id) })
    : addressOf(sitePages.comercia, {}, { takeover: String(companyId) });
  return (
    <ButtonLink variant="secondary" to={to} aria-label={t('tell.about', { name: named.name })}>
      {t('tell.act')}
    </ButtonLink>
  );
}

import { offeringGroupNames } from '@/features/site/catalogue/catalogue';
import { FullOfferingGroup } from '@/features/site/catalogue/full-offering-group';
import { StatusName } from '@/features/site/catalogue/solution-status';
import { offeringsOf, statusNames } from '@/features/site/catalogue/statuses';
import { AskButton } from '@/features/site/frame/ask-button';
import { SitePage } from '@/features/site/frame/site-page';
import { Band } from '@/features/site/layouts/band';
import { SectionFrame } from '@/features/site/layouts/section';
import { PageIntro } from '@/features/site/page-intro';
import { catalogueTexts } from '@/features/site/catalogue/texts/catalogue';
import { metaTexts } from '@/features/site/texts/meta';
import { solutionsTexts } from '@/features/site/catalogue/texts/solutions';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { Alert } from '@/ui/feedback/alert';

export function SolutionsPage() {
  const t = useTexts(solutionsTexts);
  const tMeta = useTexts(metaTexts);
  useHead({
    title: tMeta('solutions.title'),
    description: tMeta('solutions.description'),
    keywords: tMeta('solutions.keywords'),
  });
  return (
    <SitePage>
      <PageIntro eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
        <Marks />
      </PageIntro>
      <SectionFrame>
        <div className="grid gap-12">
          {offeringGroupNames.map((group) => (
            <FullOfferingGroup key={group} group={group} />
          ))}
        </div>
        <Alert tone="warning" title={t('risk.title')} className="mt-5">
          <p className="mt-1 max-w-measure">{t('risk.text')}</p>
        </Alert>
      </SectionFrame>
      <Band
        title={t('custom.title')}
        text={t('custom.text')}
        actions={<AskButton topic="custom">{t('custom.ask')}</AskButton>}
      />
    </SitePage>
  );
}

/** What each mark means and how many solutions have it. */
function Marks() {
  const t = useTexts(catalogueTexts);
  return (
    <ul className="grid gap-x-10 gap-y-3 border-t border-line pt-5 sm:grid-cols-3">
      {statusNames
        .filter((status) => offeringsOf(status).length > 0)
        .map((status) => (
          <li key={status}>
            <StatusName status={status} /> <span className="text-sm">{offeringsOf(status).length}</span>
            <span className="mt-1 block text-sm text-muted">{t(`statuses.${status}`)}</span>
          </li>
        ))}
    </ul>
  );
}

import {
  type OfferingGroup as Group,
  offeringGroupNames,
  offeringGroups,
} from '@/features/site/catalogue/catalogue';
import { FullOfferingGroup } from '@/features/site/catalogue/full-offering-group';
import { AskButton } from '@/features/site/frame/ask-button';
import { SitePage } from '@/features/site/frame/site-page';
import { Band } from '@/features/site/layouts/band';
import { SectionFrame } from '@/features/site/layouts/section';
import { PageIntro } from '@/features/site/page-intro';
import { catalogueTexts } from '@/features/site/catalogue/texts/catalogue';
import { metaTexts } from '@/features/site/texts/meta';
import { statusTexts } from '@/features/site/catalogue/texts/status';
import { solutionsTexts } from '@/features/site/catalogue/texts/solutions';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { Alert } from '@/ui/feedback/alert';

export function SolutionsPage() {
  const t = useTexts(solutionsTexts);
  const tMeta = useTexts(metaTexts);
  const tStatus = useTexts(statusTexts);
  useHead({
    title: tMeta('solutions.title'),
    description: tMeta('solutions.description'),
    keywords: tMeta('solutions.keywords'),
  });
  return (
    <SitePage>
      <PageIntro eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
        <nav aria-label={t('jump')} className="grid gap-x-10 gap-y-4 max-lg:hidden lg:grid-cols-[2fr_1fr]">
          <JumpLists />
        </nav>
        <details className="rounded-control border border-line px-4 lg:hidden">
          <summary className="min-h-11 content-center font-semibold">{t('jump')}</summary>
          <div className="grid gap-3 pb-3">
            <JumpLists />
          </div>
        </details>
      </PageIntro>
      <SectionFrame>
        <p className="mb-8 max-w-measure text-muted">
          {t('statuses', { open: tStatus('open'), soon: tStatus('soon'), onRequest: tStatus('onRequest') })}
        </p>
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

const JumpLists = () => offeringGroupNames.map((group) => <JumpList key={group} group={group} />);

function JumpList({ group }: { group: Group }) {
  const t = useTexts(catalogueTexts);
  return (
    <div>
      <p className="text-sm text-muted">{t(`groups.${group}`)}</p>
      <ul className="grid lg:flex lg:flex-wrap lg:gap-x-5">
        {offeringGroups[group].map((offering) => (
          <li key={offering}>
            <a
              href={`#${offering}`}
              className="inline-flex min-h-11 items-center py-1 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t(`offerings.${offering}.name`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

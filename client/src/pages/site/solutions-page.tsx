import { offeringGroupNames, offeringGroups } from '@/features/site/catalogue/catalogue';
import { FullOfferingGroup } from '@/features/site/catalogue/full-offering-group';
import { StatusName } from '@/features/site/catalogue/solution-status';
import { type Status, statuses, statusNames } from '@/features/site/catalogue/statuses';
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
import { Link } from '@/ui/navigation/link';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';

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
        <nav aria-label={t('jump')} className="grid gap-y-2 lg:gap-y-0">
          {statusNames.map((status) => (
            <JumpList key={status} status={status} />
          ))}
          <BesideList />
        </nav>
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

const rowLook = 'grid items-baseline gap-x-10 lg:grid-cols-[1fr_2fr] lg:border-t lg:border-line lg:py-2';
const linkLook =
  'flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current';

/** The solutions of a status, in the order in which the page tells of them, with what the status means. */
function JumpList({ status }: { status: Status }) {
  const t = useTexts(catalogueTexts);
  const own = offeringGroupNames
    .flatMap((group) => [...offeringGroups[group]])
    .filter((offering) => statuses[offering] === status);
  if (own.length === 0) return null;
  return (
    <div className={rowLook}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusName status={status} />
        <span className="text-sm">{own.length}</span>
        <span className="basis-full text-sm text-muted">{t(`statuses.${status}.text`)}</span>
      </p>
      <ul className="mb-2 flex flex-wrap gap-x-5 sm:mb-0">
        {own.map((offering) => (
          <li key={offering}>
            <a href={`#${offering}`} className={linkLook}>
              {t(`offerings.${offering}.name`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const beside = {
  LEADMANAGER: portals.leadmanager.signIn,
  AlgorithmIA: addressOf(sitePages.algorithmia),
  ConsultIA: addressOf(sitePages.consultia),
} as const;

/** What stands beside the eleven, with the ways there. */
function BesideList() {
  const t = useTexts(solutionsTexts);
  return (
    <div className={rowLook}>
      <span className="text-sm text-muted">{t('more')}</span>
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(beside).map(([name, target]) => (
          <li key={name}>
            <Link to={target} className={linkLook}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import {
  type OfferingGroup as Group,
  offeringGroupNames,
  offeringGroups,
} from '@/features/site/catalogue/catalogue';
import { OfferingGroup } from '@/features/site/catalogue/offering-group';
import { PageIntro } from '@/features/site/page-intro';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { catalogueTexts } from '@/features/site/texts/catalogue';
import { metaTexts } from '@/features/site/texts/meta';
import { solutionsTexts } from '@/features/site/texts/solutions';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { buttonLook } from '@/ui/controls/button-look';

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
        <nav aria-label={t('jump')} className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-[2fr_1fr]">
          {offeringGroupNames.map((group) => (
            <JumpList key={group} group={group} />
          ))}
        </nav>
      </PageIntro>
      <OfferingGroup group="agents" />
      <div className="border-y border-line bg-surface">
        <OfferingGroup group="finance" />
      </div>
      <CustomSolutions />
    </SitePage>
  );
}

function JumpList({ group }: { group: Group }) {
  const t = useTexts(catalogueTexts);
  return (
    <div>
      <p className="text-sm text-muted">{t(`groups.${group}.title`)}</p>
      <ul className="flex flex-wrap gap-x-5">
        {offeringGroups[group].map((offering) => (
          <li key={offering}>
            <a
              href={`#${offering}`}
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t(`offerings.${offering}.name`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CustomSolutions() {
  const t = useTexts(solutionsTexts);
  return (
    <section className="mx-auto grid max-w-content justify-items-start gap-4 px-4 py-16 sm:px-6 lg:py-24">
      <h2 className="text-3xl">{t('custom.title')}</h2>
      <p className="max-w-measure text-lg">{t('custom.text')}</p>
      <SectionLink section="contacto" topic="custom" className={buttonLook('primary')}>
        {t('custom.ask')}
      </SectionLink>
    </section>
  );
}

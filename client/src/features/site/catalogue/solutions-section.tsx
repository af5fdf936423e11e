import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import type { Offering } from '@/lib/address/topics';
import { Card } from '@/ui/card';
import { ButtonLink } from '@/ui/navigation/link';
import { type OfferingGroup, offeringGroupNames, offeringGroups } from './catalogue';
import { ComingSoon } from '../coming-soon';
import { OfferingLinks } from './offering-links';
import { RelatedProducts } from './related-products';
import { Section } from '../section';
import { catalogueTexts } from '../texts/catalogue';
import { homeTexts } from '../texts/home';

/** The catalogue on the home page, in short form. */
export function SolutionsSection() {
  const t = useTexts(homeTexts);
  return (
    <Section
      id="soluciones"
      eyebrow={t('solutions.eyebrow')}
      title={t('solutions.title')}
      lead={t('solutions.lead')}
    >
      <div className="grid gap-12">
        {offeringGroupNames.map((group) => (
          <Group key={group} group={group} />
        ))}
        <p>
          <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
            {t('solutions.all')}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

function Group({ group }: { group: OfferingGroup }) {
  const t = useTexts(catalogueTexts);
  return (
    <div>
      <h3 className="text-2xl">{t(`groups.${group}.title`)}</h3>
      <p className="mt-1 mb-5 text-muted">{t(`groups.${group}.text`)}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offeringGroups[group].map((offering) => (
          <OfferingCard key={offering} offering={offering} />
        ))}
        {group === 'finance' && <RelatedProducts as="li" />}
      </ul>
    </div>
  );
}

function OfferingCard({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  return (
    <Card as="li" className="flex flex-col gap-2 pb-2!">
      <h4 className="text-lg font-semibold">{t(`offerings.${offering}.name`)}</h4>
      <ComingSoon offering={offering} />
      <p>{t(`offerings.${offering}.purpose`)}</p>
      <p className="text-sm text-muted">
        <span className="font-semibold">{t('forWhom')}: </span>
        {t(`offerings.${offering}.audience`)}
      </p>
      <div className="mt-auto">
        <OfferingLinks offering={offering} />
      </div>
    </Card>
  );
}

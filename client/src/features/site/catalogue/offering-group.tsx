import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/card';
import { type OfferingGroup as Group, offeringGroups } from './catalogue';
import { ComingSoon } from '../coming-soon';
import { OfferingLinks } from './offering-links';
import { RelatedProducts } from './related-products';
import { Section } from '../section';
import { catalogueTexts } from '../texts/catalogue';
import { solutionsTexts } from '../texts/solutions';

/** One group of the catalogue, with the full text of each offering. */
export function OfferingGroup({ group }: { group: Group }) {
  const t = useTexts(catalogueTexts);
  const tSolutions = useTexts(solutionsTexts);
  return (
    <Section title={t(`groups.${group}.title`)} lead={t(`groups.${group}.text`)}>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {offeringGroups[group].map((offering) => (
          <OfferingArticle key={offering} offering={offering} />
        ))}
        {group === 'finance' && <RelatedProducts as="div" />}
      </div>
      {group === 'finance' && (
        <Alert tone="warning" title={tSolutions('risk.title')} className="mt-5">
          <p className="mt-1 max-w-measure">{tSolutions('risk.text')}</p>
        </Alert>
      )}
    </Section>
  );
}

function OfferingArticle({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  const tSolutions = useTexts(solutionsTexts);
  const headingId = `${offering}-name`;
  const facts = [
    [tSolutions('purpose'), t(`offerings.${offering}.purpose`)],
    [tSolutions('audience'), t(`offerings.${offering}.audience`)],
    [tSolutions('start'), tSolutions(`offerings.${offering}`)],
  ] as const;
  return (
    <Card
      id={offering}
      aria-labelledby={headingId}
      className="flex scroll-mt-[80px] flex-col gap-4 target:border-accent sm:p-6"
    >
      <h3 id={headingId} className="text-xl">
        {t(`offerings.${offering}.name`)}
      </h3>
      <ComingSoon offering={offering} />
      <dl className="grid gap-3">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-sm font-semibold text-muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto">
        <OfferingLinks offering={offering} />
      </div>
    </Card>
  );
}

import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';
import { offeringGroupNames } from './catalogue';
import { OfferingGroup } from './offering-group';
import { Ledger } from '../layouts/ledger';
import { homeTexts } from '../texts/home';

/** The catalogue on the home page, in short form. */
export function SolutionsSection() {
  const t = useTexts(homeTexts);
  return (
    <Ledger id="soluciones" title={t('solutions.title')} lead={t('solutions.lead')}>
      <div className="grid gap-6">
        {offeringGroupNames.map((group) => (
          <OfferingGroup key={group} group={group} />
        ))}
        <p>
          <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
            {t('solutions.all')}
          </ButtonLink>
        </p>
      </div>
    </Ledger>
  );
}

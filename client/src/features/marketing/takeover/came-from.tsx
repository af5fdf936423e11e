import { useQuery } from '@tanstack/react-query';
import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { stepAddress } from '@shared/marketing/steps';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { StatusBadge } from '../capture/badges';
import { takeoverTexts } from './texts/takeover';

type CameFromProps = ({ contact: number } | { crmCompany: number }) & {
  /** Whether the page says already by which form they came last. */
  isLastSaid?: boolean;
};

/**
 * The campaigns and pages through which a contact of LEADMANAGER, or the contacts of a company, came; renders nothing
 * if there are none.
 */
export function CameFrom({ isLastSaid = false, ...who }: CameFromProps) {
  const t = useTexts(takeoverTexts);
  const { language } = useLanguage();
  const { data = [] } = useQuery(query(marketingTakeover.origins, {}, who));
  if (data.length <= (isLastSaid ? 1 : 0)) return null;
  return (
    <section aria-label={t('origins.title')}>
      <h2 className="text-xl">{t('origins.title')}</h2>
      <ul className="mt-1 grid gap-2">
        {data.map(({ leadId, marketingCompanyId, at, status, campaign, slug, pageTitle }) => (
          <li key={leadId} className="wrap-anywhere">
            {slug === null ? (
              <TextLink to={campaign?.to ?? stepAddress(marketingCompanyId, 'leads')}>
                {campaign ? shownCampaignName(campaign.name, language) : t('origins.leads')}
              </TextLink>
            ) : (
              <a
                href={`/l/${slug}`}
                className="font-medium text-brand underline underline-offset-4 hover:no-underline"
              >
                {pageTitle ?? slug}
              </a>
            )}
            <span className="block text-sm text-muted">
              {formatDate(at, language, { dateStyle: 'medium' })}
              {slug !== null && campaign && (
                <>
                  {' · '}
                  <TextLink to={campaign.to}>{t('origins.campaign')}</TextLink>
                </>
              )}
            </span>
            <span className="mt-1 block text-sm text-muted">
              {t('origins.status')} <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

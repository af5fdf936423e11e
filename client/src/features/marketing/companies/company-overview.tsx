import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { binAddress } from '@/lib/address/settings-address';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { companyList } from '../reads';
import { companiesTexts } from './texts/companies';
import { CompanyDialog } from './company-dialog';
import { CompanyList } from './company-list';

interface CompanyOverviewProps {
  /** Other ways to a company than the form, offered where there is none, and before the form. */
  renderOffers?: (enter: (id: number) => void) => ReactNode;
  /** Whether they are also shown above companies. */
  showsOffers?: boolean;
  onEdited?: ComponentProps<typeof CompanyList>['onEdited'];
}

/** The home of COMERZIA: the user's companies, and the dialog that creates one and opens its first step. */
export function CompanyOverview({ renderOffers, showsOffers = false, onEdited }: CompanyOverviewProps) {
  const t = useTexts(companiesTexts);
  const { data: companies } = useQuery(companyList());
  const [creating, setCreating] = useState(false);
  const [, navigate] = useLocation();
  const isPhone = useMedia('(width < 40rem)');
  const create = () => setCreating(true);
  const enter = (id: number) => {
    setCreating(false);
    navigate(stepAddress(id, 'product'));
  };
  return (
    <>
      <PageHeading
        title={t('heading')}
        actions={
          companies && (
            <>
              <ButtonLink
                variant="quiet"
                icon={portalIcons.trash}
                title={t('bin')}
                aria-label={t('bin')}
                to={binAddress('marketingCompany')}
              >
                <span className="max-sm:sr-only">{t('bin')}</span>
              </ButtonLink>
              <IfMayWrite>
                {companies.length > 0 && (
                  <Button icon={portalIcons.plus} title={t('add')} onClick={create}>
                    {isPhone ? t('addShort') : t('add')}
                  </Button>
                )}
              </IfMayWrite>
            </>
          )
        }
      />
      {(showsOffers || companies?.length === 0) && renderOffers?.(enter)}
      <CompanyList onCreate={create} onEdited={onEdited} />
      <CompanyDialog
        open={creating}
        onClose={() => setCreating(false)}
        onSaved={({ id }) => enter(id)}
        above={renderOffers?.(enter)}
      />
    </>
  );
}

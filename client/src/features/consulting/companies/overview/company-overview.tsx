import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Company } from '@shared/consulting/tables';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useMedia } from '@/lib/use-media';
import { useLoadedLater } from '@/lib/lazy-part';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlays/dialog';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { companyList } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { CompanyList } from './company-list';
import { CompanyForm } from '../form/lazy-company-form';

interface CompanyOverviewProps {
  /** Other ways to a company than the form, offered where there is none, and before the form. */
  renderOffers?: (enter: (id: number) => void) => ReactNode;
  onEdited?: ComponentProps<typeof CompanyList>['onEdited'];
}

/**
 * Home page of the consulting portal: the user's companies, and the dialog that creates one and opens its
 * page.
 */
export function CompanyOverview({ renderOffers, onEdited }: CompanyOverviewProps) {
  const t = useTexts(companiesTexts);
  const { data: companies } = useQuery(companyList());
  const [creating, setCreating] = useState(false);
  const [, navigate] = useLocation();
  const isPhone = useMedia('(width < 40rem)');
  const create = () => setCreating(true);
  useLoadedLater(CompanyForm);

  function enter({ id }: Pick<Company, 'id'>) {
    // This page stays until the company's page has loaded, so the form must not be submitted again.
    setCreating(false);
    navigate(addressOf(consultingPages.company, { id }));
  }

  return (
    <>
      <PageHeading
        title={t('heading')}
        actions={
          companies &&
          companies.length > 0 && (
            <IfMayWrite>
              <Button icon={portalIcons.plus} title={t('add')} onClick={create}>
                {isPhone ? t('addShort') : t('add')}
              </Button>
            </IfMayWrite>
          )
        }
      />
      {companies?.length === 0 && renderOffers?.((id) => enter({ id }))}
      <CompanyList onCreate={create} onEdited={onEdited} />
      <Dialog open={creating} onClose={() => setCreating(false)} title={t('createTitle')}>
        {creating && renderOffers?.((id) => enter({ id }))}
        <CompanyForm onSaved={enter} />
      </Dialog>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Portal, portals } from '@shared/addresses/portals';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { stepAddress } from '@shared/marketing/steps';
import { SettingsSection } from '@/features/account/settings-section';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { EditCompany } from '@/features/consulting/companies/overview/edit-company';
import { companyList } from '@/features/consulting/reads';
import { CompanyDialog } from '@/features/marketing/companies/company-dialog';
import { companyList as marketingCompanies } from '@/features/marketing/reads';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { useTexts } from '@/i18n/use-texts';
import { CompanySettings } from '@/ui/company-list/company-settings';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink, TextLink } from '@/ui/navigation/link';

/** The businesses of CONSULTIA, with what their reports reckon with. */
export function ConsultiaSettings() {
  const list = useQuery(companyList());
  const edit = useEdit();
  const [edited, setEdited] = useState<number | null>(null);
  const company = list.data?.find(({ id }) => id === edited) ?? null;
  return (
    <Businesses portal="consultia" list={list}>
      <CompanySettings
        companies={list.data ?? []}
        addressOf={({ id }) => addressOf(consultingPages.company, { id })}
        edit={edit}
        onEdit={({ id }) => setEdited(id)}
      />
      <EditCompany company={company} onClose={() => setEdited(null)} />
    </Businesses>
  );
}

/** The businesses of COMERZIA, with what is set for each on its own pages. */
export function ComerziaSettings() {
  const tSteps = useTexts(workspaceTexts);
  const list = useQuery(marketingCompanies());
  const edit = useEdit();
  const [edited, setEdited] = useState<number | null>(null);
  const company = list.data?.find(({ id }) => id === edited);
  return (
    <Businesses portal="comerzia" list={list}>
      <CompanySettings
        companies={list.data ?? []}
        addressOf={({ id }) => stepAddress(id, 'product')}
        linksOf={({ id }) =>
          (['publishing', 'replies'] as const).map((step) => (
            <TextLink key={step} to={stepAddress(id, step)} className="inline-flex min-h-11 items-center">
              {tSteps(`steps.${step}.label`)}
            </TextLink>
          ))
        }
        edit={edit}
        onEdit={({ id }) => setEdited(id)}
      />
      <CompanyDialog open={company !== undefined} company={company} onClose={() => setEdited(null)} />
    </Businesses>
  );
}

function useEdit() {
  const t = useTexts(settingsPartsTexts);
  return { label: t('edit'), one: (name: string) => t('editOne', { name }) };
}

interface BusinessesProps {
  portal: Exclude<Portal, 'leadmanager'>;
  list: { data?: readonly unknown[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  children: ReactNode;
}

/** The section of a portal's businesses, while they load and when there are none. */
function Businesses({ portal, list, children }: BusinessesProps) {
  const t = useTexts(settingsPartsTexts);
  return (
    <SettingsSection title={t(`${portal}.title`)} text={t(`${portal}.text`)}>
      {!list.data && !list.error && <Skeleton className="h-22" />}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <>
          <p className="mb-3 text-muted">{t('none')}</p>
          <ButtonLink variant="secondary" to={portals[portal].home}>
            {t('describe')}
          </ButtonLink>
        </>
      )}
      {list.data && list.data.length > 0 && children}
    </SettingsSection>
  );
}

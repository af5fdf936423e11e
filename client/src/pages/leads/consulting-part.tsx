import { useState } from 'react';
import { CompanyPicker } from '@/features/consulting/companies/linked/company-picker';
import { LinkedCompany } from '@/features/consulting/companies/linked/linked-company';
import type { Rows } from '@/features/leads/records';
import { saveChanges } from '@/features/leads/save-changes';
import { recordTexts } from '@/features/leads/texts/record';
import { useRefreshLeads } from '@/features/leads/use-refresh-leads';
import { useUndo } from '@/features/leads/use-undo';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { commonTexts } from '@/ui/texts/common';

/** The company of CONSULTIA that a company is, which is linked, changed and taken away in place. */
export function ConsultingPart({ company }: { company: Rows['companies'] }) {
  const t = useTexts(recordTexts);
  const tCommon = useTexts(commonTexts);
  const [isPicking, setPicking] = useState(false);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const linked = company.consultingCompanyId;
  const save = useSaving(
    (consultingCompanyId: number | null) =>
      saveChanges('companies', company, { consultingCompanyId }, t('origin.changed')),
    {
      onSaved: ({ act, consultingCompanyId }) => {
        tell(act, { title: t(consultingCompanyId === null ? 'consulting.unlinked' : 'consulting.linked') });
        void refresh();
      },
      onFailed: (error) => {
        toast({ variant: 'destructive', title: t('consulting.failed'), description: errorText(error) });
        void refresh();
      },
    },
  );
  return (
    <section aria-label={t('consulting.title')}>
      <h2 className="text-xl">{t('consulting.title')}</h2>
      {linked === null ? (
        <p className="text-muted">{t('consulting.none')}</p>
      ) : (
        <LinkedCompany companyId={linked} />
      )}
      {isPicking && (
        <CompanyPicker
          label={t('consulting.pick')}
          onChoose={(id) => {
            setPicking(false);
            save.mutate(id);
          }}
        />
      )}
      <IfMayWrite>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant={isPicking ? 'quiet' : 'secondary'}
            pending={save.isPending}
            onClick={() => setPicking(!isPicking)}
          >
            {isPicking
              ? tCommon('actions.cancel')
              : t(linked === null ? 'consulting.link' : 'consulting.change')}
          </Button>
          {linked !== null && !isPicking && (
            <Button variant="quiet" pending={save.isPending} onClick={() => save.mutate(null)}>
              {t('consulting.unlink')}
            </Button>
          )}
        </div>
      </IfMayWrite>
    </section>
  );
}

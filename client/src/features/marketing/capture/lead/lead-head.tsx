import { useContext, useState } from 'react';
import { urlFor } from '@shared/http/params';
import { mailAddress } from '@shared/leads/sections';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Menu } from '@/ui/overlays/menu';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { leadTexts } from '../texts/lead';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { StatusBadge } from '../badges';
import { type Lead, nameOfLead } from '../reads';
import { useDownload } from '../use-download';
import { EraseLead } from './erase-lead';
import { LeadPartsContext } from './lead-parts';
import { UnsubscribeLead } from './unsubscribe-lead';

const LeadForm = lazyPart(async () => (await import('./lead-form')).LeadForm);

interface LeadHeadProps {
  lead: Lead;
  company: ListedCompany;
  /** Called when the lead is in the bin, or erased. */
  onGone: () => void;
}

type Opened = 'edit' | 'unsubscribe' | 'erase';

/** The name of a lead, and what can be done with it. */
export function LeadHead({ lead, company, onGone }: LeadHeadProps) {
  const t = useTexts(leadTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const mayWrite = useMayWrite();
  const remove = useRemoval(lead, onGone);
  const { Answered } = useContext(LeadPartsContext);
  const download = useDownload();
  useLoadedLater(LeadForm);
  return (
    <>
      <PageHeading
        title={nameOfLead(lead)}
        actions={
          <>
            {mayWrite && lead.contactId !== null && lead.contactEmail && lead.consent !== 'withdrawn' && (
              <ButtonLink to={mailAddress(lead.contactId)} icon={portalIcons.envelope}>
                {t('acts.reply')}
              </ButtonLink>
            )}
            <IfMayWrite>
              <Button variant="secondary" icon={portalIcons.pencil} onClick={() => setOpened('edit')}>
                {t('acts.edit')}
              </Button>
              {lead.answeredAt === null && <Answered lead={lead} />}
            </IfMayWrite>
            <Menu
              icon={portalIcons.more}
              label={t('acts.more')}
              entries={[
                {
                  label: t('acts.download'),
                  onSelect: () => download.mutate(urlFor(marketingLeadsApi.data, { id: lead.id })),
                },
                ...(mayWrite && lead.contactEmail && lead.consent !== 'withdrawn'
                  ? [{ label: t('acts.unsubscribe'), onSelect: () => setOpened('unsubscribe') }]
                  : []),
                ...(mayWrite
                  ? [
                      { label: t('acts.remove'), onSelect: () => remove.mutate(lead.id) },
                      { label: t('acts.erase'), onSelect: () => setOpened('erase') },
                    ]
                  : []),
              ]}
            />
          </>
        }
      >
        <HeadFacts lead={lead} />
      </PageHeading>
      <Dialog open={opened === 'edit'} onClose={close} title={t('acts.editTitle')}>
        {opened === 'edit' && <LeadForm lead={lead} onSaved={close} />}
      </Dialog>
      <UnsubscribeLead lead={lead} company={company} open={opened === 'unsubscribe'} onClose={close} />
      <EraseLead lead={lead} open={opened === 'erase'} onClose={close} onErased={onGone} />
    </>
  );
}

function HeadFacts({ lead: { position, companyName, status, answeredAt } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {[position, companyName].filter(Boolean).join(', ')}
      <StatusBadge status={status} />
      {answeredAt && (
        <span>{t('answered', { date: formatDate(answeredAt, language, { dateStyle: 'medium' }) })}</span>
      )}
    </div>
  );
}

function useRemoval(lead: Lead, onGone: () => void) {
  const t = useTexts(leadTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving((id: number) => call(marketingLeadsApi.remove, { id }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('removed'), description: nameOfLead(lead) });
      onGone();
      void refresh(`/api/marketing/leads/${lead.id}`);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('acts.failed'), description: errorText(error) }),
  });
}

import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import type { Column } from '@/ui/data-table/column';
import { captureTexts } from '../texts/capture';
import { ConsentBadge, ConsentMark, StatusBadge } from '../badges';
import type { Lead } from '../reads';
import { useTouchWords } from '../use-touch-words';
import { Arrival } from './arrival';
import { CallLink } from './call-link';
import { InlineStatus } from './inline-status';

/** The columns of the leads of a company in a zone. */
export function useLeadColumns(zone: string): Column<Lead>[] {
  const tCapture = useTexts(captureTexts);
  const touchWords = useTouchWords();
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  const isNarrow = useMedia('(max-width: 767px)');
  return [
    {
      name: 'contactName',
      width: 15,
      label: tCapture('leads.columns.name'),
      sortable: true,
      cell: ({ position, companyName, contactName }) =>
        [position, contactName === null ? null : companyName].filter(Boolean).join(', '),
    },
    {
      name: 'contactEmail',
      label: tCapture('leads.columns.email'),
      width: 15,
      cell: ({ contactName, contactEmail }) => contactName !== null && contactEmail,
    },
    {
      name: 'status',
      label: tCapture('leads.columns.status'),
      width: 7.75,
      cell: ({ status }) => <StatusBadge status={status} />,
      onPhone: true,
      ...(mayWrite && {
        edit: (lead: Lead, close: () => void) => <InlineStatus lead={lead} close={close} />,
      }),
    },
    {
      name: 'createdAt',
      label: tCapture('leads.columns.created'),
      sortable: true,
      descendingFirst: true,
      besideName: true,
      width: 5.75,
      cell: (lead) => <Arrival lead={lead} zone={zone} />,
    },
    {
      name: 'consent',
      label: tCapture('leads.columns.consent'),
      width: 8.5,
      besideName: true,
      cell: ({ consent }) =>
        isNarrow ? <ConsentMark consent={consent} /> : <ConsentBadge consent={consent} />,
    },
    {
      name: 'lastTouch',
      label: tCapture('leads.columns.lastTouch'),
      width: 14.5,
      cell: ({ lastTouch, lastFrom }) => lastTouch && touchWords(lastTouch, lastFrom),
      summary: true,
      onPhone: (lead) => lead.contactPhone && <CallLink lead={lead} phone={lead.contactPhone} />,
    },
    {
      name: 'campaign',
      label: tCapture('leads.columns.campaign'),
      width: 13,
      cell: ({ campaignName }) => campaignName && shownCampaignName(campaignName, language),
    },
    {
      name: 'delivery',
      label: tCapture('leads.columns.delivery'),
      width: 10,
      cell: ({ delivery }) => delivery !== 'ok' && tCapture(`delivery.${delivery}`),
    },
  ];
}

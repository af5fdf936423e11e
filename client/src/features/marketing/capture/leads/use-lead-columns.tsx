import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { networkName } from '@shared/marketing/channels/networks';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { useMayWrite } from '@/lib/session/use-may-write';
import type { Column } from '@/ui/data-table/column';
import { Stacked } from '@/ui/data-table/rows/stacked';
import { captureTexts } from '../texts/capture';
import { leadTexts } from '../texts/lead';
import { ConsentBadge, StatusBadge } from '../badges';
import type { Lead } from '../reads';
import { useTouchWords } from '../use-touch-words';
import { Arrival, twoLines, Waiting } from './arrival';
import { InlineStatus } from './inline-status';
import { ReachLinks } from './reach-links';

/** The columns of the leads of a company in a zone. */
export function useLeadColumns(zone: string): Column<Lead>[] {
  const tCapture = useTexts(captureTexts);
  const tLead = useTexts(leadTexts);
  const originWords = useOriginWords();
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  // There what a lead waits for stands among the rest, below what it wrote.
  const isPhone = useMedia('(max-width: 767px)');
  return [
    {
      name: 'contactName',
      width: 15,
      label: tCapture('leads.columns.name'),
      sortable: true,
      isBelow: true,
      cell: ({ contactName, contactEmail, contactPhone, position, companyName }) => (
        <Stacked
          parts={[
            contactName !== null && contactEmail,
            contactPhone,
            [position, contactName !== null && companyName].filter(Boolean).join(', '),
          ]}
        />
      ),
    },
    {
      name: 'message',
      label: tCapture('leads.columns.message'),
      width: 14.25,
      cell: ({ asked }) => asked && <Asked>{asked}</Asked>,
    },
    {
      name: 'reach',
      label: tLead('acts.reply'),
      align: 'end',
      width: 6.25,
      cell: (lead, { tabIndex }) => <ReachLinks lead={lead} tabIndex={tabIndex} />,
      onPhone: true,
    },
    {
      name: 'status',
      label: tCapture('leads.columns.status'),
      width: 13,
      cell: (lead) => (
        <>
          <StatusBadge status={lead.status} />
          {!isPhone && <Waiting lead={lead} zone={zone} />}
        </>
      ),
      besideName: true,
      ...(mayWrite && {
        edit: (lead: Lead, close: () => void) => <InlineStatus lead={lead} close={close} />,
      }),
    },
    {
      name: 'createdAt',
      label: tCapture('leads.columns.created'),
      sortable: true,
      descendingFirst: true,
      width: 9,
      cell: (lead) => <Arrival lead={lead} others={[originWords(lead)]} />,
      summary: (lead) => (
        <>
          {lead.asked && <Asked>{lead.asked}</Asked>}
          <Waiting lead={lead} zone={zone} />
          <Arrival
            lead={lead}
            others={[
              lead.consent !== 'confirmed' && tCapture(`consentAlone.${lead.consent}`),
              originWords(lead),
            ]}
          />
        </>
      ),
    },
    {
      name: 'consent',
      label: tCapture('leads.columns.consent'),
      width: 8.5,
      cell: ({ consent }) => <ConsentBadge consent={consent} />,
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

/** What a lead wants to know, in their own words. */
const Asked = ({ children }: { children: string }) => (
  <span className={classNames(twoLines, 'text-ink')}>
    <q title={children}>{children}</q>
  </span>
);

/** Where a lead came from at last: of a channel its network, since the names of a company's channels begin alike. */
function useOriginWords() {
  const touchWords = useTouchWords();
  return ({ lastTouch, lastFrom, lastNetwork }: Lead) =>
    lastTouch && (lastNetwork ? networkName(lastNetwork) : touchWords(lastTouch, lastFrom));
}

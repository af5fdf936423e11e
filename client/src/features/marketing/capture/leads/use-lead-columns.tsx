import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Column } from '@/ui/data-table/column';
import { captureTexts } from '../texts/capture';
import { leadsTexts } from '../texts/leads';
import { ConsentBadge, StatusBadge } from '../badges';
import type { Lead } from '../reads';
import { useTouchWords } from '../use-touch-words';
import { InlineStatus } from './inline-status';

/** The columns of the leads. */
export function useLeadColumns(): Column<Lead>[] {
  const t = useTexts(leadsTexts);
  const tCapture = useTexts(captureTexts);
  const touchWords = useTouchWords();
  const { language } = useLanguage();
  return [
    {
      name: 'contactName',
      label: t('columns.name'),
      sortable: true,
      cell: ({ position, companyName, contactName }) =>
        [position, contactName === null ? null : companyName].filter(Boolean).join(', '),
      summary: ({ contactName, contactEmail }) => contactName && contactEmail,
    },
    {
      name: 'contactEmail',
      label: t('columns.email'),
      width: 12,
      cell: ({ contactName, contactEmail }) => contactName !== null && contactEmail,
    },
    {
      name: 'status',
      label: t('columns.status'),
      width: 8.5,
      cell: ({ status }) => <StatusBadge status={status} />,
      summary: ({ status }) => tCapture(`status.${status}`),
      edit: (lead, close) => <InlineStatus lead={lead} close={close} />,
    },
    {
      name: 'consent',
      label: t('columns.consent'),
      width: 10,
      cell: ({ consent }) => <ConsentBadge consent={consent} />,
    },
    {
      name: 'lastTouch',
      label: t('columns.lastTouch'),
      width: 11,
      cell: ({ lastTouch, lastFrom }) => lastTouch && touchWords(lastTouch, lastFrom),
    },
    {
      name: 'createdAt',
      label: t('columns.created'),
      sortable: true,
      descendingFirst: true,
      width: 8,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatDate(createdAt, language, { dateStyle: 'medium' })}</time>
      ),
    },
    { name: 'campaign', label: t('columns.campaign'), width: 13, cell: ({ campaignName }) => campaignName },
    {
      name: 'delivery',
      label: t('columns.delivery'),
      width: 10,
      cell: ({ delivery }) => delivery !== 'ok' && tCapture(`delivery.${delivery}`),
    },
  ];
}

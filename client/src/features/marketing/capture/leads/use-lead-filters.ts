import { useQuery } from '@tanstack/react-query';
import { languages } from '@shared/languages';
import { consentStates, deliveryStates, leadStatuses } from '@shared/marketing/capture/scales';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { captureTexts } from '../texts/capture';
import { leadsTexts } from '../texts/leads';
import { campaignsOf, pagesOf } from '../reads';
import { useTouchFilters } from './use-touch-filters';

/** What the leads of a company can be filtered by. */
export function useLeadFilters(companyId: number): FilterColumn[] {
  const t = useTexts(leadsTexts);
  const tCapture = useTexts(captureTexts);
  const { data: pages } = useQuery({ ...pagesOf(companyId), staleTime: 0 });
  const { data: campaigns } = useQuery(campaignsOf(companyId, 'page'));
  const choice = (name: string, label: string, choices: { value: string; label: string }[]) =>
    ({ name, label, kind: 'choice', choices, required: true }) as const;
  const rows = (found: readonly { id: number; name: string }[] | undefined) =>
    (found ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    choice(
      'status',
      t('columns.status'),
      leadStatuses.map((value) => ({ value, label: tCapture(`status.${value}`) })),
    ),
    choice(
      'consent',
      t('columns.consent'),
      consentStates.map((value) => ({ value, label: tCapture(`consent.${value}`) })),
    ),
    choice(
      'delivery',
      t('columns.delivery'),
      deliveryStates.map((value) => ({ value, label: tCapture(`delivery.${value}`) })),
    ),
    choice('pageId', t('columns.page'), rows(pages?.rows)),
    choice('campaignId', t('columns.campaign'), rows(campaigns?.rows)),
    choice(
      'language',
      t('columns.language'),
      languages.map((value) => ({ value, label: tCapture(`languages.${value}`) })),
    ),
    { name: 'companyName', label: t('columns.company'), kind: 'text' },
    { name: 'source', label: t('columns.source'), kind: 'text', required: true },
    { name: 'createdAt', label: t('columns.created'), kind: 'time', required: true },
    ...useTouchFilters(companyId),
  ];
}

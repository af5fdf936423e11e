import { useQuery } from '@tanstack/react-query';
import { languages } from '@shared/languages';
import { consentStates, deliveryStates, leadStatuses, waitingFor } from '@shared/marketing/capture/scales';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { captureTexts } from '../texts/capture';
import { campaignsOf, pagesOf } from '../reads';
import { useTouchFilters } from './use-touch-filters';

const choice = (name: string, label: string, choices: { value: string; label: string }[]) =>
  ({ name, label, kind: 'choice', choices, required: true }) as const;

const rows = (found: readonly { id: number; name: string }[] | undefined) =>
  (found ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** What the leads of a company can be filtered by. */
export function useLeadFilters(companyId: number): FilterColumn[] {
  const tCapture = useTexts(captureTexts);
  const { data: pages } = useQuery({ ...pagesOf(companyId), staleTime: 0 });
  const { data: campaigns } = useQuery(campaignsOf(companyId, 'page'));
  return [
    choice(
      'status',
      tCapture('leads.columns.status'),
      leadStatuses.map((value) => ({ value, label: tCapture(`status.${value}`) })),
    ),
    choice(
      'waits',
      tCapture('leads.columns.waits'),
      waitingFor.map((value) => ({ value, label: tCapture(`waitingFor.${value}`) })),
    ),
    choice(
      'consent',
      tCapture('leads.columns.consent'),
      consentStates.map((value) => ({ value, label: tCapture(`consent.${value}`) })),
    ),
    choice(
      'delivery',
      tCapture('leads.columns.delivery'),
      deliveryStates.map((value) => ({ value, label: tCapture(`delivery.${value}`) })),
    ),
    choice('pageId', tCapture('leads.columns.page'), rows(pages?.rows)),
    choice('campaignId', tCapture('leads.columns.campaign'), rows(campaigns?.rows)),
    choice(
      'language',
      tCapture('leads.columns.language'),
      languages.map((value) => ({ value, label: tCapture(`languages.${value}`) })),
    ),
    { name: 'companyName', label: tCapture('leads.columns.company'), kind: 'text' },
    { name: 'source', label: tCapture('leads.columns.source'), kind: 'text', required: true },
    { name: 'createdAt', label: tCapture('leads.columns.created'), kind: 'time', required: true },
    ...useTouchFilters(companyId),
  ];
}

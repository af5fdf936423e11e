import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { pageLimits } from '@shared/list/list-query';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { leadTexts } from '../texts/lead';
import type { Lead, LeadEvent } from '../reads';
import { SentForm } from '../sent-form';
import { EventEntry, eventIcons } from './event-entry';
import { LeadPartsContext, type TimelineEntry } from './lead-parts';

/** The submissions and the mails show these events themselves, in more detail. */
const toldElsewhere: readonly LeadEvent['kind'][] = ['submitted', 'sent'];

function useEntries({ id }: Lead) {
  const forms = useQuery({
    ...query(submissionsApi.list, {}, { lead: id, limit: pageLimits.most }),
    staleTime: 0,
  });
  const { useMails } = useContext(LeadPartsContext);
  const mails = useMails(id);
  const events = useQuery({ ...query(marketingLeadsApi.timeline, { id }), staleTime: 0 });
  const entries: TimelineEntry[] = [
    ...mails.entries,
    ...(events.data ?? [])
      .filter(({ kind }) => !toldElsewhere.includes(kind))
      .map((event) => ({
        key: `event ${event.id}`,
        at: event.at,
        icon: eventIcons[event.kind],
        content: <EventEntry event={event} />,
      })),
    // Events that a form caused have the same time as the form, and are shown above it.
    ...(forms.data?.rows ?? []).map((form) => ({
      key: `form ${form.id}`,
      at: form.at,
      icon: 'document' as const,
      content: <SentForm form={form} />,
    })),
  ].toSorted((left, right) => right.at.localeCompare(left.at));
  const parts = [
    mails,
    ...[forms, events].map(({ data, error, isPending, refetch }) => ({
      isPending,
      error: data ? null : error,
      refetch,
    })),
  ];
  return {
    entries,
    isLoading: parts.some(({ isPending }) => isPending),
    failed: parts.find(({ error }) => error !== null),
  };
}

/** What a lead sent, the mails to it, and what else happened, newest first. */
export function Timeline({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const { language } = useLanguage();
  const { entries, isLoading, failed } = useEntries(lead);
  return (
    <section aria-label={t('timeline.title')}>
      <h2 className="text-xl">{t('timeline.title')}</h2>
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {isLoading && <Skeleton className="mt-3 h-48 rounded-card" />}
      {!isLoading && !failed && entries.length === 0 && (
        <p className="mt-2 text-muted">{t('timeline.empty')}</p>
      )}
      {!isLoading && (
        <ol className="mt-2">
          {entries.map(({ key, at, icon, content }) => (
            <li key={key} className="flex gap-3 border-b border-line py-3">
              <Icon name={portalIcons[icon]} className="mt-0.5 size-5 text-muted" />
              <div className="min-w-0 grow">
                {content}
                <time dateTime={at} className="block text-sm text-muted">
                  {formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

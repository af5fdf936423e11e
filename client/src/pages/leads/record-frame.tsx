import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
import { LeadKeys } from '@/features/leads/keyboard/lead-keys-listener';
import { recordOf, type Rows } from '@/features/leads/records';
import { recordTexts } from '@/features/leads/texts/record';
import { recordsTexts } from '@/features/leads/texts/records';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { tasksTexts } from '@/features/leads/tasks/texts/tasks';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { ApiError } from '@/lib/api/api-client';
import { isNotFound } from '@/lib/api/refusals';
import { dashboardAddress, recordAddress } from '@shared/leads/sections';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { NotFoundPage } from '../account/not-found-page';
import { PortalPage } from '../frame/portal-page';
import { BesideLeads } from './beside-leads';
import { leadmanager } from './portal';

type Section = 'contacts' | 'companies' | 'opportunities';

interface RecordFrameProps<Of extends Section> {
  section: Of;
  nameOf: (row: Rows[Of]) => string;
  children: (row: Rows[Of]) => ReactNode;
}

/** The record into which the one that was asked for was merged. */
const movedTo = (error: Error | null) =>
  error instanceof ApiError && error.status === 404
    ? (error.current as { id: number } | undefined)?.id
    : undefined;

/** The layout of a record's page; says so when the record is not there. */
export function RecordFrame<Of extends Section>(props: RecordFrameProps<Of>) {
  const id = idIn(useParams<{ id: string }>().id);
  if (id === undefined) return <NotFoundPage portal={leadmanager} />;
  return <KnownRecord key={id} id={id} {...props} />;
}

function KnownRecord<Of extends Section>({
  section,
  id,
  nameOf,
  children,
}: RecordFrameProps<Of> & { id: number }) {
  useLoadedTexts(sectionsTexts, recordsTexts, recordTexts, tasksTexts);
  const t = useTexts(sectionsTexts);
  const tRecords = useTexts(recordsTexts);
  const { data: row, error, refetch } = useQuery(recordOf(section, id));
  const label = t(`sections.${section}.label`);
  const moved = row ? undefined : movedTo(error);
  const name = row ? nameOf(row) : error ? tRecords('missing.title') : tRecords('loading');
  useHead({ title: name, noindex: true });
  return (
    <PortalPage
      Keys={LeadKeys}
      portal={leadmanager}
      breadcrumb={[{ label, to: dashboardAddress(section) }, { label: name }]}
    >
      <BesideLeads />
      {row && children(row)}
      {!row && !error && <RecordSkeleton />}
      {moved !== undefined && <Redirect to={recordAddress(section, moved)} replace />}
      {error && !row && moved === undefined && isNotFound(error) && (
        <Alert tone="danger" title={tRecords('missing.title')}>
          <p>{tRecords('missing.hint')}</p>
          <ButtonLink variant="secondary" to={dashboardAddress(section)} className="mt-3">
            {label}
          </ButtonLink>
        </Alert>
      )}
      {error && !row && !isNotFound(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
    </PortalPage>
  );
}

/** A record's page before its values are known: head, acts, and the timeline with the details beside. */
function RecordSkeleton() {
  const t = useTexts(recordsTexts);
  return (
    <output className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-3">
        <Skeleton className="h-20 w-96 max-w-full" />
        <Skeleton className="h-11 w-120 max-w-full" />
      </div>
      <div className="mt-3 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </output>
  );
}

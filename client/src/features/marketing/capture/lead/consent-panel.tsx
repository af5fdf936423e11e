import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { ErrorState } from '@/ui/feedback/error-state';
import { Disclosure } from '@/ui/controls/disclosure';
import { captureTexts } from '../texts/capture';
import { leadTexts } from '../texts/lead';
import { ConsentBadge } from '../badges';
import type { ConsentEvidence, Lead } from '../reads';

/** What a lead agreed to, with the evidence of it. */
export function ConsentPanel({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const evidence = useQuery({ ...query(marketingLeadsApi.consents, { id: lead.id }), staleTime: 0 });
  const { data, error, refetch } = evidence;
  return (
    <section aria-label={t('consent.title')} className="grid content-start gap-2">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {t('consent.title')}
        <span className="text-base">
          <ConsentBadge consent={lead.consent} />
        </span>
      </h2>
      <p className="text-muted">{t(`consent.${lead.consent}`)}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <Disclosure summary={t('consent.evidence')}>
          <ol className="grid gap-4">
            {data.map((piece) => (
              <Evidence key={piece.id} piece={piece} />
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  );
}

function Evidence({ piece }: { piece: ConsentEvidence }) {
  const t = useTexts(leadTexts);
  const tCapture = useTexts(captureTexts);
  const { language } = useLanguage();
  const momentOf = (at: string) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts: [label: string, value: ReactNode][] = [
    [t('consent.wording'), <q key="q">{piece.wording}</q>],
    [t('consent.version'), piece.wordingVersion],
    [t('consent.door'), tCapture(`doors.${piece.door}`)],
    [t('consent.submitted'), momentOf(piece.submittedAt)],
    [t('consent.browser'), piece.userAgent],
    [t('consent.mail'), piece.messageId],
  ];
  return (
    <li>
      <p className="font-medium">
        {t(`consent.states.${piece.state}`)}
        <time dateTime={piece.at} className="block text-sm font-normal text-muted">
          {momentOf(piece.at)}
        </time>
      </p>
      <dl className="mt-1 grid gap-1 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

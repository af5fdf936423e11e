import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@shared/http/wire';
import { type Consent, leadConsents } from '@shared/leads/consents/endpoints';
import { type Purpose, purposes } from '@shared/leads/contacts/scales';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { lazyPart } from '@/lib/lazy-part';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { Dialog } from '@/ui/overlays/dialog';
import { textButton } from '../values/text-button';
import { consentsTexts } from './texts/consents';

const ConsentForm = lazyPart(async () => (await import('./consent-form')).ConsentForm);

const tones = { granted: 'positive', withdrawn: 'danger' } as const;

interface ConsentsPanelProps {
  contact: number;
  /** The purposes that it was asked for elsewhere and has not confirmed, which is no consent yet. */
  asked?: readonly Purpose[];
  /** Whether the contact wrote through a form: to answer that needs no consent, so that its absence is not worth a line. */
  hasWritten?: boolean;
}

/** What a contact agreed to and no longer agrees to, with its history. */
export function ConsentsPanel({ contact, asked = [], hasWritten = false }: ConsentsPanelProps) {
  const t = useTexts(consentsTexts);
  const { language } = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const { data: consents } = useQuery({ ...query(leadConsents.list, { id: contact }), staleTime: 0 });
  const dateOf = ({ at }: Wire<Consent>) => formatDate(at, language, { dateStyle: 'medium' });
  return (
    <section aria-label={t('title')}>
      <h2 className="text-xl">{t('title')}</h2>
      <dl>
        {purposes.map((purpose) => {
          const latest = consents?.find((consent) => consent.purpose === purpose);
          if (purpose === 'enquiry_reply' && hasWritten && !latest) return null;
          const isAsked = latest?.state !== 'granted' && asked.includes(purpose);
          return (
            <div
              key={purpose}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
            >
              <dt>{t(`purposes.${purpose}`)}</dt>
              <dd className="text-sm text-muted">
                {latest && (
                  <>
                    <Badge tone={tones[latest.state]}>{t(`states.${latest.state}`)}</Badge>{' '}
                    {t('since', { date: dateOf(latest) })}{' '}
                  </>
                )}
                {isAsked && <Badge tone="warning">{t('pending')}</Badge>}
                {!latest && !isAsked && t('none')}
              </dd>
              {isAsked && <dd className="w-full pb-1 text-sm text-muted">{t('pendingWhy')}</dd>}
            </div>
          );
        })}
      </dl>
      {consents && consents.length > 0 && <History consents={consents} dateOf={dateOf} />}
      <IfMayWrite>
        <Button variant="quiet" className={`-ml-2 ${textButton}`} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </IfMayWrite>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('add')} description={t('kept')}>
        {isAdding && <ConsentForm contact={contact} onSaved={() => setAdding(false)} />}
      </Dialog>
    </section>
  );
}

interface HistoryProps {
  consents: readonly Wire<Consent>[];
  dateOf: (consent: Wire<Consent>) => string;
}

function History({ consents, dateOf }: HistoryProps) {
  const t = useTexts(consentsTexts);
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('history')}</summary>
      <ol className="grid gap-2 pb-2">
        {consents.map((consent) => (
          <li key={consent.id} className="text-sm wrap-anywhere">
            {t('said', {
              purpose: t(`purposes.${consent.purpose}`),
              state: t(`states.${consent.state}`),
            })}
            <span className="block text-muted">
              {[
                dateOf(consent),
                t('source', { source: consent.source }),
                consent.wordingVersion && t('wording', { wording: consent.wordingVersion }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

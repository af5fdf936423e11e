import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { publicationsTexts } from '../texts/publications';
import type { Publication } from '../reads';

/** Every call to the network, with what came back. */
export function Ledger({ ledger, zone }: Pick<Publication, 'ledger'> & { zone: string }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const at = (moment: string) =>
    formatDate(moment, language, { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (
    <section aria-label={t('publication.ledger.title')}>
      <h3 className="text-base font-semibold">{t('publication.ledger.title')}</h3>
      <ol className="mt-1 text-sm">
        {ledger.map(({ id, kind, startedAt, outcome, status, detail }) => (
          <li key={id} className="border-t border-line py-1.5">
            <p className="flex flex-wrap gap-x-2">
              <time dateTime={startedAt} className="text-muted tabular-nums">
                {at(startedAt)}
              </time>
              <span className="font-medium">
                {t(`publication.ledger.kinds.${kind}`)}:{' '}
                {t(`publication.ledger.outcomes.${outcomeKeys[outcome]}`)}
              </span>
              {status !== null && <span className="text-muted tabular-nums">HTTP {status}</span>}
            </p>
            {detail && <p className="wrap-anywhere text-muted">{detail}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The keys of texts have no spaces. */
const outcomeKeys = {
  open: 'open',
  accepted: 'accepted',
  'not sent': 'notSent',
  refused: 'refused',
  unknown: 'unknown',
  found: 'found',
  absent: 'absent',
  undone: 'undone',
} as const;

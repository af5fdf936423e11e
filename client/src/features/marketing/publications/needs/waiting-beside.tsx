import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { publicationsTexts } from '../texts/publications';
import { waitingOf } from '../reads';

/** How many posts find room beside the calendar; the tab that counts them has all. */
const MOST = 3;

/**
 * What waits for a person, the oldest first, whatever days the calendar shows; nothing where there is none. The tab above
 * has its name and counts it.
 */
export function WaitingBeside({ companyId }: { companyId: number }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const { data } = useQuery({ ...waitingOf(companyId), staleTime: 0 });
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  const addressOf = (id: number) => stepAddress(companyId, 'publishing', { publication: String(id) });
  return (
    <section
      aria-label={t('tabs.needs')}
      className="rounded-card border border-l-4 border-line border-l-accent bg-surface p-4"
    >
      <ul className="grid gap-4">
        {rows.slice(0, MOST).map(({ id, name, channel, dueAt, zone, status }) => (
          <li key={id} className="min-w-0">
            <p className="text-sm font-semibold text-warning">
              {t('times.yours', { at: formatDate(dueAt, language, { ...slot, timeZone: zone }) })}
            </p>
            <TextLink to={addressOf(id)}>{name}</TextLink>
            <p className="text-sm text-muted">{channel}</p>
            {status === 'manual_pending' && (
              <IfMayWrite>
                <ButtonLink to={addressOf(id)} className="mt-2">
                  {t('publication.postIt')}
                </ButtonLink>
              </IfMayWrite>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const slot = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

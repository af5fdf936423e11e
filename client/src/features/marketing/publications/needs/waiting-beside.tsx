import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Badge } from '@/ui/feedback/badge';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { publicationsTexts } from '../texts/publications';
import { waitingOf } from '../reads';

/** How many posts find room beside the calendar; the tab that counts them has all. */
const MOST = 3;

/** What waits for a person, the oldest first, whatever days the calendar shows; nothing where there is none. */
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
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        {t('tabs.needs')}
        <Badge tone="warning">{rows.length}</Badge>
      </h2>
      <ul className="mt-2 grid gap-3">
        {rows.slice(0, MOST).map(({ id, name, channel, dueAt, zone, status }) => (
          <li key={id} className="min-w-0">
            <TextLink to={addressOf(id)}>{name}</TextLink>
            <p className="text-sm text-warning">
              {channel} · {t('times.yours', { at: formatDate(dueAt, language, { ...slot, timeZone: zone }) })}
            </p>
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

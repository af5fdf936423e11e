import { sectionOf } from '@shared/leads/entities';
import { useQuery } from '@tanstack/react-query';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { Alert } from '@/ui/feedback/alert';
import { matchesOf, type TypedRecord } from './reads';
import { duplicatesTexts } from './texts/duplicates';
import { DuplicateReasons } from './duplicate-reasons';

/** Milliseconds from the last key to the question. */
const PAUSE = 300;

/** What may match others; a country alone or half a name do not. */
const says = ({ emails, phones, domain, taxId, company, firstName, lastName }: TypedRecord) =>
  Boolean(emails || phones || domain || taxId || (company && (firstName || lastName)));

/** The records that may be the one that is being typed. They open in a new tab, so that nothing typed is lost. */
export function TypedMatches({ typed }: { typed: TypedRecord }) {
  const t = useTexts(duplicatesTexts);
  const asked = useDebounced(typed, PAUSE);
  const isAsked = says(asked);
  const { data } = useQuery({
    ...matchesOf(asked),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  if (!isAsked || !data || data.length === 0) return null;
  return (
    <Alert tone="info" title={t('matches.title')}>
      <ul className="mt-1 grid gap-1">
        {data.map(({ id, name, detail, likelihood, reasons }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <a
              href={recordAddress(sectionOf[typed.entity], id)}
              target="_blank"
              rel="noreferrer"
              title={t('matches.open')}
              className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 wrap-anywhere hover:no-underline sm:min-h-0"
            >
              {name ?? t('unnamed')}
            </a>
            {detail && <span className="text-muted wrap-anywhere">{detail}</span>}
            <DuplicateReasons likelihood={likelihood} reasons={reasons} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

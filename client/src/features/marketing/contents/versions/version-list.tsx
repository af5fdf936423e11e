import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Badge } from '@/ui/feedback/badge';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { type ListedVersion, useAuthorName } from './use-version-name';

interface VersionListProps {
  versions: readonly ListedVersion[];
  /** The number of the version that the campaign shows. */
  current: number;
  looked: number;
  onLook: (number: number) => void;
}

/** The versions, the latest first; a click looks at one. */
export function VersionList({ versions, current, looked, onLook }: VersionListProps) {
  const t = useTexts(campaignsTexts);
  return (
    <ol
      aria-label={t('versions.list')}
      className="max-h-48 self-start overflow-y-auto rounded-card border border-line md:max-h-[60dvh]"
    >
      {versions.map((version) => (
        <li key={version.number} className="border-b border-line last:border-b-0">
          <button
            type="button"
            aria-pressed={version.number === looked}
            onClick={() => onLook(version.number)}
            className={classNames(
              'grid w-full gap-0.5 px-3 py-2 text-left -outline-offset-2',
              version.number === looked ? 'bg-brand/8' : 'hover:bg-ink/4',
            )}
          >
            <VersionLine version={version} isCurrent={version.number === current} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function VersionLine({ version, isCurrent }: { version: ListedVersion; isCurrent: boolean }) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const authorOf = useAuthorName();
  const { number, at, restores, approvedAt } = version;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {t('versions.number', { number })}
        {isCurrent && <Badge tone="info">{t('versions.current')}</Badge>}
        {approvedAt && <Badge tone="positive">{t('versions.approved')}</Badge>}
      </span>
      <span className="text-sm text-muted">
        {authorOf(version)} · {formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      {restores !== null && (
        <span className="text-sm text-muted">{t('versions.restores', { number: restores })}</span>
      )}
    </>
  );
}

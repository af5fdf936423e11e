import { useQuery } from '@tanstack/react-query';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { classNames } from '@/lib/class-names';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { contentsTexts } from '../texts/contents';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { type Content, type ListedVersion, versionsOf } from '../reads';
import { useAuthorName } from '../use-author-name';
import { useLibraryState } from '../use-library-state';

interface VersionsProps {
  content: Content;
  /** The number of the version that is shown. */
  shown: number;
}

/** The versions of a content, the latest first; each can be seen and brought back. */
export function Versions({ content, shown }: VersionsProps) {
  const t = useTexts(contentsTexts);
  const { data: versions = [] } = useQuery({ ...versionsOf(content.id), staleTime: 0 });
  return (
    <section aria-labelledby="content-versions" className="grid gap-2">
      <h2 id="content-versions" className="text-lg">
        {t('versions.title')}
      </h2>
      <ol className="grid overflow-hidden rounded-card border border-line bg-surface">
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            content={content}
            isShown={version.number === shown}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionProps {
  version: ListedVersion;
  content: Content;
  isShown: boolean;
}

function Version({ version, content, isShown }: VersionProps) {
  const t = useTexts(contentsTexts);
  const { language } = useLanguage();
  const authorName = useAuthorName();
  const { change } = useLibraryState();
  const restore = useRestoring(content);
  const { number, at, restores, approvedAt } = version;
  const isCurrent = number === content.number;
  const mayWrite = useMayWrite();
  return (
    <li
      aria-current={isShown ? 'true' : undefined}
      className={classNames('grid gap-1 border-b border-line p-3 last:border-b-0', isShown && 'bg-brand/8')}
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t('versions.one', { number })}</span>
        {isCurrent && <Badge tone="info">{t('versions.current')}</Badge>}
        {approvedAt && <Badge tone="positive">{t('versions.approved')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {authorName(version)},{' '}
        <time dateTime={at}>{formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {restores !== null && ` · ${t('versions.restores', { number: restores })}`}
      </p>
      {(!isShown || (mayWrite && !isCurrent)) && (
        <div className="-mx-2 flex flex-wrap gap-1">
          {!isShown && (
            <Button
              variant="quiet"
              aria-label={t('versions.showOne', { number })}
              className="px-2"
              onClick={() => change({ version: isCurrent ? '' : String(number) })}
            >
              {t('versions.show')}
            </Button>
          )}
          <IfMayWrite>
            {!isCurrent && (
              <Button
                variant="quiet"
                aria-label={t('versions.restoreOne', { number })}
                className="px-2"
                pending={restore.isPending}
                onClick={() => restore.mutate(number)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </IfMayWrite>
        </div>
      )}
    </li>
  );
}

/** Brings a version back as a new one; that of a campaign becomes the campaign's text. */
function useRestoring({ id }: Content) {
  const t = useTexts(contentsTexts);
  const refresh = useRefreshMarketing();
  const { change } = useLibraryState();
  const { tell } = useUndo();
  return useSaving((number: number) => call(marketingContentsApi.restore, { id, number: String(number) }), {
    onSaved: ({ act, name }) => {
      change({ version: '' }, { replace: true });
      tell(act, { title: t('versions.restored'), description: name });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('versions.notRestored'), description: errorText(error) }),
  });
}

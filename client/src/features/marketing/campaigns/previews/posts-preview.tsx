import type { Social } from '@shared/marketing/campaigns/piece';
import { postRulesOf, networkName } from '@shared/marketing/channels/networks';
import { renderPost } from '@shared/marketing/campaigns/rendering/render-post';
import { postsOf } from '@shared/marketing/campaigns/post';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { campaignsTexts } from '../texts/campaigns';
import { CopyButton } from './copy-button';
import type { Shown } from './mail-of';

/** A post for each network, as it is published there, with what the network counts. */
export function PostsPreview({ social, link }: Pick<Shown, 'link'> & { social: Social }) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  return (
    <section aria-label={t('previews.posts.label')} className="grid gap-4">
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {postsOf(social).map(({ network, variant }) => {
          const { count, most } = postRulesOf(network);
          const name = networkName(network);
          const post = renderPost(network, variant, link);
          const length = count(post);
          return (
            <li key={network} className="min-w-0 rounded-card border border-line bg-surface">
              <div className="flex items-center gap-3 border-b border-line py-1 pr-1 pl-4">
                <h3 className="grow text-base font-semibold">{name}</h3>
                <span
                  className={classNames(
                    'text-sm tabular-nums',
                    length > most ? 'font-medium text-danger' : 'text-muted',
                  )}
                >
                  {t('previews.counted', {
                    count: formatNumber(length, language),
                    most: formatNumber(most, language),
                  })}
                </span>
                <CopyButton text={() => post} what={t('previews.posts.one', { network: name })} />
              </div>
              <p className="px-4 py-3 whitespace-pre-line wrap-anywhere">{post}</p>
            </li>
          );
        })}
      </ul>
      {social.alt && <p className="text-sm text-muted">{t('previews.posts.alt', { alt: social.alt })}</p>}
    </section>
  );
}

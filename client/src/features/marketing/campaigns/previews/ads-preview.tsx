import { pieceLimits } from '@shared/marketing/campaigns/limits';
import type { Landing } from '@shared/marketing/campaigns/piece';
import { renderAds } from '@shared/marketing/campaigns/rendering/render-ads';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { campaignsTexts } from '../texts/campaigns';
import { CopyButton } from './copy-button';

const most = {
  headlines: pieceLimits.adHeadlines.most,
  descriptions: pieceLimits.adDescriptions.most,
} as const;
const kinds = ['headlines', 'descriptions'] as const;

/** The lines of advertisements, each copied into its own field of the advertiser's form. */
export function AdsPreview({ ads }: { ads: Landing['ads'] }) {
  const t = useTexts(campaignsTexts);
  const lines = renderAds(ads);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {kinds.map((kind) => (
        <section
          key={kind}
          aria-label={t(`previews.ads.${kind}`)}
          className="min-w-0 rounded-card border border-line bg-surface"
        >
          <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
            <h3 className="text-base font-semibold">{t(`previews.ads.${kind}`)}</h3>
            <CopyButton text={() => lines[kind].join('\n')} what={t(`previews.ads.${kind}`)} />
          </div>
          <ul>
            {lines[kind].map((line) => (
              <li
                key={line}
                className="flex items-center gap-3 border-b border-line py-1 pr-1 pl-4 last:border-b-0"
              >
                <span className="min-w-0 grow wrap-anywhere">{line}</span>
                <span
                  className={classNames(
                    'text-sm whitespace-nowrap tabular-nums',
                    Array.from(line).length > most[kind] ? 'font-medium text-danger' : 'text-muted',
                  )}
                >
                  {t('previews.counted', { count: Array.from(line).length, most: most[kind] })}
                </span>
                <CopyButton text={() => line} what={`«${line}»`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

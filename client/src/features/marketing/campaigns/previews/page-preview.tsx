import type { Landing } from '@shared/marketing/campaigns/piece';
import { renderPageParts } from '@shared/marketing/campaigns/rendering/render-page';
import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';
import { AdsPreview } from './ads-preview';
import { CopyButton } from './copy-button';
import type { Shown } from './mail-of';

/** The words of a landing page by its parts, what search engines show of it, and its advertisements. */
export function PagePreview({ page, link }: Pick<Shown, 'link'> & { page: Landing }) {
  const t = useTexts(campaignsTexts);
  const { seo, form, ads } = page;
  return (
    <div className="grid gap-4">
      <section aria-label={t('previews.page.label')} className="rounded-card border border-line bg-surface">
        {renderPageParts(page, link).map(({ part, text }) => (
          <Part key={part} title={t(`previews.page.parts.${part}`)} text={text} isHead={part === 'head'} />
        ))}
        <Part title={t('previews.page.parts.consent')} text={form.consent} />
        <Part title={t('previews.page.parts.search')} text={`${seo.title}\n${seo.description}`} />
      </section>
      <AdsPreview ads={ads} />
    </div>
  );
}

function Part({ title, text, isHead = false }: { title: string; text: string; isHead?: boolean }) {
  const [first, ...rest] = text.split('\n');
  return (
    <div className="flex items-start gap-3 border-b border-line py-2 pr-1 pl-4 last:border-b-0">
      <div className="min-w-0 grow py-1">
        <h3 className="text-sm font-medium text-muted">{title}</h3>
        {isHead ? (
          <>
            <p className="text-2xl font-semibold wrap-anywhere">{first}</p>
            <p className="whitespace-pre-line wrap-anywhere">{rest.join('\n')}</p>
          </>
        ) : (
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
        )}
      </div>
      <CopyButton text={() => text} what={title} />
    </div>
  );
}

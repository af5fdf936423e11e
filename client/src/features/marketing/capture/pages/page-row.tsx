import { Fragment, type ReactNode } from 'react';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { CopyButton } from '../../campaigns/previews/copy-button';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { captureTexts } from '../texts/capture';
import type { LandingPage } from '../reads';
import { PageThumb } from './page-thumb';
import { SwitchOff } from './switch-off';
import { usePageActs } from './use-page-acts';

interface PageRowProps {
  page: LandingPage;
  onOpen: (purpose: 'embed' | 'edit') => void;
}

const tones = { draft: 'neutral', live: 'positive', off: 'warning' } as const;

/** A landing page: its address, what it has brought, and what can be done with it. */
export function PageRow({ page, onOpen }: PageRowProps) {
  const t = useTexts(captureTexts);
  const { publish, replace, switchOff, asking, ask } = usePageActs(page);
  const { name, status, newVersionId } = page;
  const isLive = status === 'live';
  const isPhone = useMedia('(width < 40rem)');
  return (
    <article
      aria-label={name}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-80 gap-4 max-sm:basis-full">
          <PageThumb page={page} />
          <Named page={page}>{!isPhone && <Address page={page} />}</Named>
        </div>
        {/* Beside the picture a phone breaks it into three lines. */}
        {isPhone && (
          <div className="-mr-3 min-w-0 basis-full">
            <Address page={page} />
          </div>
        )}
        <div className="grid content-between gap-4 self-stretch max-sm:basis-full sm:w-96">
          <Figures page={page} />
          <div className="flex flex-wrap items-center gap-2">
            {isLive ? (
              <Button variant="secondary" onClick={() => onOpen('embed')}>
                {t('pages.embed')}
              </Button>
            ) : (
              <IfMayWrite>
                <Button variant="secondary" pending={publish.isPending} onClick={() => publish.mutate(page)}>
                  {t(status === 'draft' ? 'pages.dialog.publish' : 'pages.switchOn')}
                </Button>
              </IfMayWrite>
            )}
            <IfMayWrite>
              <Menu
                icon={portalIcons.more}
                label={t('pages.more', { name })}
                entries={[
                  { label: t('pages.edit'), onSelect: () => onOpen('edit') },
                  ...(isLive ? [{ label: t('pages.switchOff'), onSelect: () => ask(true) }] : []),
                ]}
              />
            </IfMayWrite>
          </div>
        </div>
      </div>
      {newVersionId !== null && (
        <Alert tone="info" title={t('pages.newer.title')}>
          {isLive && <p>{t('pages.newer.text')}</p>}
          <IfMayWrite>
            <Button
              variant="secondary"
              className="mt-3"
              pending={replace.isPending}
              onClick={() => replace.mutate(page)}
            >
              {t('pages.newer.act')}
            </Button>
          </IfMayWrite>
        </Alert>
      )}
      <SwitchOff page={page} open={asking} act={switchOff} onClose={() => ask(false)} />
    </article>
  );
}

/** What a page says first, what it sells and from which angle, whether visitors see it, and where. */
function Named({ page, children }: { page: LandingPage; children: ReactNode }) {
  const t = useTexts(captureTexts);
  const tCampaigns = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { name, angle, product, status, publishedAt } = page;
  return (
    <div className="grid min-w-0 grow basis-0 content-start gap-1">
      <h2 className="text-lg text-balance">{name}</h2>
      <p className="text-sm text-muted">
        {[tCampaigns(`angles.${angle}.title`), product].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={tones[status]}>{t(`pages.status.${status}`)}</Badge>
        {status === 'live' && publishedAt && (
          <span>{t('pages.since', { date: formatDate(publishedAt, language, { dateStyle: 'long' }) })}</span>
        )}
      </p>
      {children}
    </div>
  );
}

/** An address as people write it down: without how it is fetched. */
const shownAddress = (url: string) => url.replace(/^https?:\/\//, '');

/** An address that is broken after its slashes first. */
const Breakable = ({ children }: { children: string }) => (
  <span className="min-w-0 wrap-anywhere max-sm:text-[0.8125rem] max-sm:tracking-tight">
    {children.split(/(?<=\/)/u).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);

/** The address of a page; while it is live it can be copied and opened. */
function Address({ page: { name, url, status } }: { page: LandingPage }) {
  const t = useTexts(captureTexts);
  return (
    <>
      <div className="flex min-h-11 min-w-0 items-center gap-x-1 max-sm:gap-x-0">
        {status === 'live' ? (
          <>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('pages.open', { name })}
              title={t('pages.open', { name })}
              className="flex min-h-11 min-w-0 items-center gap-1 rounded-control text-brand underline underline-offset-4 hover:no-underline"
            >
              <Breakable>{shownAddress(url)}</Breakable>
              <Icon name={portalIcons.external} className="size-4 shrink-0 max-sm:hidden" />
            </a>
            <CopyButton text={() => url} what={url} />
          </>
        ) : (
          <Breakable>{shownAddress(url)}</Breakable>
        )}
      </div>
      {status === 'off' && <p className="text-sm text-muted">{t('pages.offText')}</p>}
    </>
  );
}

/** How many people a page was seen by, how many of them left their address, and what share that is. */
function Figures({ page: { visitors, leads } }: { page: LandingPage }) {
  const t = useTexts(captureTexts);
  const { language } = useLanguage();
  const share = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const figures = [
    [t('pages.figures.visitors'), formatNumber(visitors, language)],
    [t('pages.figures.leads'), formatNumber(leads, language)],
    [t('pages.figures.rate'), visitors > 0 ? formatNumber(leads / visitors, language, share) : '–'],
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 tabular-nums">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold sm:text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

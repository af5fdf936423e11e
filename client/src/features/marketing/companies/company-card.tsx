import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';
import { Link } from '@/ui/navigation/link';
import { CardLink } from '@/ui/navigation/card-link';
import { WayOn } from '@/ui/navigation/way-on';
import { actsGroup } from '@/ui/overlays/card-acts';
import { imageAddress } from '../reads';
import { nextStep, stepStates } from '../steps/step-states';
import { companiesTexts } from './texts/companies';
import { workspaceTexts } from '../steps/texts/workspace';
import { CompanyActs, type ShownCompany } from './company-acts';
import { CompanyFigures } from './company-figures';
import { needsOf } from './company-needs';

/** A company in the overview; the whole card is a link to its first step. */
export function CompanyCard(props: ShownCompany) {
  const t = useTexts(companiesTexts);
  const { id, name, sector, targetAudienceType, logoId, productCount, readyCount } = props.company;
  return (
    <Card className={classNames(actsGroup, 'relative flex h-full flex-col gap-3 hover:border-muted')}>
      <div className="flex items-start justify-between gap-3">
        {logoId !== null && (
          <img
            src={imageAddress(logoId)}
            alt=""
            className="size-11 shrink-0 rounded-control object-contain"
          />
        )}
        <h2 className="min-w-0 grow py-2 text-lg leading-snug wrap-anywhere">
          <CardLink to={stepAddress(id, 'product')}>{name}</CardLink>
        </h2>
        <div className="relative z-10 -mr-2 shrink-0">
          <CompanyActs {...props} />
        </div>
      </div>
      <p className="-mt-4 text-sm text-muted">
        {sector} · {t(`audienceShort.${targetAudienceType}`)}
      </p>
      <CompanyFigures company={props.company} />
      <NextPost company={props.company} />
      <Needs company={props.company} />
      <p className="mt-auto border-t border-line pt-2 text-sm text-muted tabular-nums">
        {productCount === 0
          ? t('noProducts')
          : t('productsReady', { ready: readyCount, count: productCount })}
      </p>
    </Card>
  );
}

/** When the next post of a company goes out. */
function NextPost({ company }: Pick<ShownCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { nextPostAt, timezone: timeZone } = company;
  const at = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  } as const;
  return (
    <p className="text-sm tabular-nums">
      {nextPostAt ? t('nextPost', { at: formatDate(nextPostAt, language, at) }) : t('noPost')}
    </p>
  );
}

/**
 * What of a company waits for its owner, each with the way to it; the next step where nothing waits. The same things
 * stand one by one in the list of what waits, so a card only counts them.
 */
function Needs({ company }: Pick<ShownCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  const tSteps = useTexts(workspaceTexts);
  const needs = needsOf(company);
  const next = needs.length === 0 ? nextStep(stepStates(company)) : undefined;
  if (next) {
    return (
      <WayOn look="next" to={stepAddress(company.id, next)}>
        {t('next', { step: tSteps(`steps.${next}.label`) })}
      </WayOn>
    );
  }
  return (
    needs.length > 0 && (
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm max-sm:-mb-2">
        <span className="text-muted max-sm:basis-full">{t('columns.needs')}</span>
        {needs.map(({ name, count, to }) => (
          <Link
            key={name}
            to={to}
            aria-label={t(`needs.${name}`, { count })}
            className="relative z-10 inline-flex min-h-6 items-center font-medium text-warning underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            {t(`needsShort.${name}`, { count })}
          </Link>
        ))}
      </div>
    )
  );
}

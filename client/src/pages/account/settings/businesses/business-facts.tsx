import type { ReactNode } from 'react';
import { portals } from '@shared/addresses/portals';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { type Language, localeOf } from '@shared/languages';
import { stepAddress } from '@shared/marketing/steps';
import { businessesTexts } from '@/features/account/texts/businesses';
import { companiesTexts as consultingTexts } from '@/features/consulting/texts/companies';
import { companiesTexts as marketingTexts } from '@/features/marketing/companies/texts/companies';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { formatter } from '@/i18n/formatters';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { moneyText } from '@/lib/values/money';
import { countryName } from '@/lib/values/named-codes';
import { Button } from '@/ui/controls/button';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { Business } from './joined-businesses';

interface FactsProps<Name extends 'consultia' | 'comerzia'> {
  company: Business[Name];
  onEdit: (id: number) => void;
}

/** What the report of a business reckons with. */
export function ConsultiaFacts({ company, onEdit }: FactsProps<'consultia'>) {
  const t = useTexts(businessesTexts);
  const tCompany = useTexts(consultingTexts);
  const { language } = useLanguage();
  if (!company) return <Absent portal="consultia" />;
  const { id, name, size, country, hourCost, hourCurrency } = company;
  return (
    <Portal
      portal="consultia"
      to={addressOf(consultingPages.company, { id })}
      name={name}
      onEdit={() => onEdit(id)}
    >
      <Facts
        facts={[
          [tCompany('fields.size'), tCompany(`sizeBand.${size}`)],
          [tCompany('fields.country'), countryName(country, language)],
          [
            tCompany('fields.hourCost'),
            hourCost === null ? t('notSet') : moneyText(hourCost, hourCurrency, language),
          ],
        ]}
      />
    </Portal>
  );
}

/** A time zone and how far it is from Greenwich now: “Europe/Madrid (GMT+1)”. */
function zoneText(timeZone: string, language: Language): string {
  const parts = formatter(Intl.DateTimeFormat, localeOf(language), { timeZone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}

/** How the campaigns of a business speak, and what is set on pages of their own. */
export function ComerziaFacts({ company, onEdit }: FactsProps<'comerzia'>) {
  const t = useTexts(businessesTexts);
  const tCompany = useTexts(marketingTexts);
  const tSteps = useTexts(workspaceTexts);
  const { language } = useLanguage();
  if (!company) return <Absent portal="comerzia" />;
  const { id, name, timezone, senderName, replyTo } = company;
  const colours = [company.brandColor, company.accentColor].filter((colour) => colour !== null);
  return (
    <Portal portal="comerzia" to={stepAddress(id, 'product')} name={name} onEdit={() => onEdit(id)}>
      <Facts
        facts={[
          [tCompany('form.fields.language'), tCompany(`form.languages.${company.language}`)],
          [tCompany('form.fields.timezone'), zoneText(timezone, language)],
          [t('sender'), senderName ?? replyTo ?? t('notSet')],
          [t('colours'), colours.length > 0 ? <Colours key="colours" colours={colours} /> : t('notSet')],
        ]}
      />
      <p className="mt-1 flex flex-wrap gap-x-4">
        {(['publishing', 'replies'] as const).map((step) => (
          <TextLink key={step} to={stepAddress(id, step)} className="inline-flex min-h-11 items-center">
            {tSteps(`steps.${step}.label`)}
          </TextLink>
        ))}
      </p>
    </Portal>
  );
}

interface PortalProps {
  portal: 'consultia' | 'comerzia';
  /** Where the business stands in the portal. */
  to: string;
  name: string;
  onEdit: () => void;
  children: ReactNode;
}

/** What a portal has set for a business, under the way there and beside what changes it. */
function Portal({ portal, to, name, onEdit, children }: PortalProps) {
  const t = useTexts(businessesTexts);
  return (
    <div className="min-w-0">
      <div className="-mt-2 flex min-h-11 items-center justify-between gap-x-2">
        <h3 className="text-sm">
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {t(`portals.${portal}`)}
          </TextLink>
        </h3>
        <IfMayWrite>
          <Button
            variant="quiet"
            icon={portalIcons.pencil}
            className="-mr-4 text-sm font-normal!"
            aria-label={t('editIn', { name, portal: t(`portals.${portal}`) })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        </IfMayWrite>
      </div>
      {children}
    </div>
  );
}

/** A portal that does not know the business, and the way to add it there. */
function Absent({ portal }: Pick<PortalProps, 'portal'>) {
  const t = useTexts(businessesTexts);
  return (
    <div className="-mt-2 min-w-0">
      <h3 className="flex min-h-11 items-center text-sm">{t(`portals.${portal}`)}</h3>
      <p className="text-sm text-muted">{t(`absent.${portal}`)}</p>
      <IfMayWrite>
        <TextLink to={portals[portal].home} className="mt-1 inline-flex min-h-11 items-center">
          {t('toPortal', { portal: t(`portals.${portal}`) })}
        </TextLink>
      </IfMayWrite>
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  // Beside each other a phone's names and values would both be broken.
  <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div
        key={name}
        className="max-sm:grid max-sm:grid-cols-[9rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3"
      >
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const Colours = ({ colours }: { colours: readonly string[] }) => (
  <span className="flex flex-wrap gap-2 py-0.5">
    {colours.map((colour) => (
      <span
        key={colour}
        title={colour.toUpperCase()}
        className="size-5 rounded-full border border-line"
        style={{ backgroundColor: colour }}
      >
        <span className="sr-only">{colour.toUpperCase()}</span>
      </span>
    ))}
  </span>
);

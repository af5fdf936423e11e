import { formatMoney } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type Service, serviceLabels, services } from '@shared/enquiries/services';
import { site } from '@shared/site';
import { foldedOnPhone, PlainFold } from '@/ui/plain-fold';
import { takesTexts } from '../texts/takes';

const facts = ['firstStep', 'who', 'weeks', 'keep'] as const;
const columns = 'lg:grid lg:grid-cols-[3fr_5fr_5fr_3fr_5fr] lg:gap-x-6';

/**
 * What each service takes, as the rows of a table with its head on a wide screen and with a line for each fact on a narrow
 * one, and what they have in common. A phone folds the rows.
 */
export function WhatItTakes() {
  const t = useTexts(takesTexts);
  return (
    <div className="group/part mt-8 sm:mt-10">
      <div className="relative flex items-center justify-between border-b border-line pb-2">
        <h3 id="takes" className="text-2xl">
          {t('title')}
        </h3>
        <PlainFold labelledBy="takes" />
      </div>
      {/* Each row names its facts for those who listen. */}
      <div aria-hidden className={`border-b border-line py-2 text-sm text-muted max-lg:hidden ${columns}`}>
        {facts.map((fact) => (
          <span key={fact} className="first:col-start-2">
            {t(`facts.${fact}`)}
          </span>
        ))}
      </div>
      <div className={`md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-6 ${foldedOnPhone}`}>
        {services.map((service) => (
          <ServiceRow key={service} service={service} />
        ))}
      </div>
      {services.every(hasNoPrice) && <p className="py-3 max-lg:text-sm">{t('samePrice')}</p>}
    </div>
  );
}

const hasNoPrice = (service: Service) => site.pricesFrom[service] === undefined;

function ServiceRow({ service }: { service: Service }) {
  const t = useTexts(takesTexts);
  const { language } = useLanguage();
  const from = site.pricesFrom[service];
  return (
    <article className={`border-b border-line py-2.5 ${columns}`}>
      <h4 className="font-semibold">
        {serviceLabels[language][service]}
        {from !== undefined && (
          <span className="block font-normal">
            {t('fromAmount', { amount: formatMoney(from, language) })}
          </span>
        )}
      </h4>
      <dl className="max-lg:mt-2 max-lg:grid max-lg:gap-1 max-lg:text-sm lg:contents">
        {facts.map((fact) => (
          <div key={fact} className="max-md:grid max-md:grid-cols-[7rem_1fr] max-md:gap-x-3">
            <dt className="text-muted lg:sr-only">{t(`facts.${fact}`)}</dt>
            <dd>{t(`${service}.${fact}`)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

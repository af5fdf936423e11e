import { formatMoney } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type Service, serviceLabels, services } from '@shared/enquiries/services';
import { site } from '@shared/site';
import { swiped, swipedRow } from '../layouts/swiped';
import { takesTexts } from '../texts/takes';

const facts = ['firstStep', 'who', 'weeks', 'keep'] as const;

/** What each service takes, as ruled rows. */
export function WhatItTakes() {
  const t = useTexts(takesTexts);
  return (
    <div className="mt-8 sm:mt-10">
      <h3 className="border-b border-line pb-2 text-2xl">{t('title')}</h3>
      <section
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys swipe it on a narrow screen
        tabIndex={0}
        className={swiped}
      >
        {services.map((service) => (
          <ServiceRow key={service} service={service} />
        ))}
      </section>
    </div>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const t = useTexts(takesTexts);
  const { language } = useLanguage();
  const from = site.pricesFrom[service];
  const price =
    from === undefined ? t('afterCall') : t('fromAmount', { amount: formatMoney(from, language) });
  return (
    <article
      className={`grid content-start gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[3fr_16fr] ${swipedRow}`}
    >
      <h4 className="font-semibold">{serviceLabels[language][service]}</h4>
      <dl className="grid gap-x-6 gap-y-0.5 max-lg:text-sm md:grid-cols-2 lg:grid-cols-[4fr_4fr_3fr_5fr_3fr]">
        {facts.map((fact) => (
          <Fact key={fact} term={t(`facts.${fact}`)} text={t(`${service}.${fact}`)} />
        ))}
        <Fact term={t('price')} text={price} />
      </dl>
    </article>
  );
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="inline text-sm text-muted lg:block">
      {term}
      <span className="lg:hidden">: </span>
    </dt>
    <dd className="inline">{text}</dd>
  </div>
);

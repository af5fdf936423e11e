import { Suspense } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { type Service, serviceLabels, services } from '@shared/enquiries/services';
import { Card } from '@/ui/card';
import { SectionLink } from '../frame/section-link';
import { Cards } from '../layouts/cards';
import { PointList } from '../product/sections/point-list';
import { homeTexts } from '../texts/home';

const Takes = restingPart(async () => (await import('./what-it-takes')).WhatItTakes);

export function ServicesSection() {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  return (
    <Cards
      id="servicios"
      title={t('services.title')}
      lead={t('services.lead')}
      count={3}
      below={
        <Suspense>
          <Takes key={language} />
        </Suspense>
      }
    >
      {services.map((service) => (
        <ServiceCard key={service} service={service} />
      ))}
    </Cards>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const label = serviceLabels[language][service];
  return (
    <Card className="flex flex-col pb-1! sm:pb-3.5! max-sm:px-4! max-sm:pt-3! sm:gap-2 sm:p-6">
      <h3 className="text-xl">{label}</h3>
      <p className="font-semibold">{t(`services.${service}.need`)}</p>
      <p className="text-muted">{t(`services.${service}.text`)}</p>
      {/* On a phone, where they would be long, the rows below say what it takes. */}
      <div className="max-sm:hidden">
        <PointList
          points={(['get1', 'get2', 'get3'] as const).map((key) => t(`services.${service}.${key}`))}
        />
      </div>
      <SectionLink
        section="contacto"
        service={service}
        aria-label={`${t('services.ask')}: ${label}`}
        className="mt-auto flex min-h-11 items-center py-1 font-semibold text-brand max-sm:text-sm underline underline-offset-4 hover:no-underline"
      >
        {t('services.ask')}
      </SectionLink>
    </Card>
  );
}

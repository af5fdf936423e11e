import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type Service, serviceLabels, services } from '@shared/enquiries/services';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { Section } from '../section';
import { SectionLink } from '../frame/section-link';
import { homeTexts } from '../texts/home';

export function ServicesSection() {
  const t = useTexts(homeTexts);
  return (
    <div className="border-y border-line bg-surface">
      <Section
        id="servicios"
        eyebrow={t('services.eyebrow')}
        title={t('services.title')}
        lead={t('services.lead')}
      >
        <div className="grid gap-5 lg:grid-cols-3">
          {services.map((service) => (
            <ServiceCard key={service} service={service} />
          ))}
        </div>
      </Section>
    </div>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const label = serviceLabels[language][service];
  const gets = (['get1', 'get2', 'get3'] as const).map((key) => t(`services.${service}.${key}`));
  return (
    <Card className="flex flex-col gap-4 bg-paper p-6">
      <h3 className="text-xl">{label}</h3>
      <p className="font-semibold">{t(`services.${service}.need`)}</p>
      <p className="text-muted">{t(`services.${service}.text`)}</p>
      <p className="mt-2 text-sm font-semibold">{t('services.gets')}</p>
      <ul className="grid gap-2">
        {gets.map((get) => (
          <li key={get} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-5 text-positive" />
            {get}
          </li>
        ))}
      </ul>
      <SectionLink
        section="contacto"
        service={service}
        className="mt-auto flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:no-underline"
      >
        {t('services.ask', { service: label })}
      </SectionLink>
    </Card>
  );
}

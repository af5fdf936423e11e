import { useTexts } from '@/i18n/use-texts';
import { Section } from './section';
import { homeTexts } from './texts/home';

const values = ['simplicity', 'transparency', 'partnership', 'results'] as const;

/** Mission, vision and the four values. */
export function AboutSection() {
  const t = useTexts(homeTexts);
  return (
    <Section id="nosotros" eyebrow={t('about.eyebrow')} title={t('about.title')} lead={t('about.lead')}>
      <div className="grid gap-8 sm:grid-cols-2">
        {(['mission', 'vision'] as const).map((part) => (
          <div key={part} className="border-l-2 border-accent pl-5">
            <h3 className="text-xl">{t(`about.${part}.title`)}</h3>
            <p className="mt-2 max-w-measure text-lg">{t(`about.${part}.text`)}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-14 mb-5 text-xl">{t('about.valuesTitle')}</h3>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {values.map((value) => (
          <li key={value} className="border-b border-line py-5 lg:border-b-0">
            <h4 className="text-lg font-semibold">{t(`about.values.${value}.title`)}</h4>
            <p className="mt-1 text-muted">{t(`about.values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

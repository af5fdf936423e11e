import { useTexts } from '@/i18n/use-texts';
import { Split } from './layouts/split';
import { homeTexts } from './texts/home';

const values = ['simplicity', 'transparency', 'partnership', 'results'] as const;

/** Mission, vision and the four values. */
export function AboutSection() {
  const t = useTexts(homeTexts);
  return (
    <Split id="nosotros" title={t('about.title')} lead={t('about.lead')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {(['mission', 'vision'] as const).map((part) => (
          <div key={part} className="border-l-2 border-accent pl-5">
            <h3 className="text-xl">{t(`about.${part}.title`)}</h3>
            <p className="mt-1 sm:text-lg">{t(`about.${part}.text`)}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-6 mb-2 text-xl">{t('about.valuesTitle')}</h3>
      <ul className="grid grid-cols-2 gap-x-6">
        {values.map((value) => (
          <li key={value} className="border-t border-line py-2">
            <h4 className="text-lg font-semibold">{t(`about.values.${value}.title`)}</h4>
            <p className="text-muted max-sm:text-sm">{t(`about.values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

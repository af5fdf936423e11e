import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { Section } from './section';

const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;

export function ComerziaSteps() {
  const t = useTexts('site');
  return (
    <Section title={t('site.comerzia.stepsTitle')}>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <Card as="li" key={step} className="grid content-start gap-2 p-6">
            <span aria-hidden className="text-2xl font-bold text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-xl">{t(`site.comerzia.steps.${step}.title`)}</h3>
            <p className="text-muted">{t(`site.comerzia.steps.${step}.text`)}</p>
          </Card>
        ))}
      </ol>
    </Section>
  );
}

import { useTexts } from '@/i18n/use-texts';
import { companiesTexts } from '../texts/companies';

const steps = ['describe', 'product', 'campaigns'] as const;

/** The way from a new account to its first campaigns. */
export function FirstSteps() {
  const t = useTexts(companiesTexts);
  return (
    <ol className="mt-6 grid gap-4 text-left sm:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brand/8 font-semibold text-brand"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold text-ink">{t(`firstSteps.${step}.title`)}</p>
            <p className="text-sm">{t(`firstSteps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

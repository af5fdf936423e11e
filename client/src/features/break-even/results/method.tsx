import { useTexts } from '@/i18n/use-texts';
import { calculatorTexts } from '../texts/calculator';

const formulas = ['margin', 'units', 'revenue', 'safety', 'goal'] as const;
const limits = ['onePrice', 'straight', 'sold', 'estimate'] as const;

/** The formulas, and what they leave out. */
export function BreakEvenMethod() {
  const t = useTexts(calculatorTexts);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <ul className="grid content-start gap-3">
        {formulas.map((name) => (
          <li key={name} className="border-l-2 border-brand pl-4">
            {t(`method.${name}`)}
          </li>
        ))}
      </ul>
      <div>
        <h3 className="mb-4 text-xl">{t('method.limitsTitle')}</h3>
        <ul className="grid list-disc gap-3 pl-5 text-muted">
          {limits.map((name) => (
            <li key={name}>{t(`method.${name}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

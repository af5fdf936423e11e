import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '../icons';
import { importTexts } from './texts/import';

const steps = ['file', 'columns', 'check', 'import'] as const;

/** A step of an import. */
export type ImportStep = (typeof steps)[number];

/** The steps of an import, with the present one marked. */
export function ImportSteps({ current, isOver = false }: { current: ImportStep; isOver?: boolean }) {
  const t = useTexts(importTexts);
  const place = isOver ? steps.length : steps.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className="mb-6 flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-6 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          {...(index === place && { 'aria-current': 'step' as const })}
          className={classNames(
            'flex items-center gap-2',
            index === place ? 'font-semibold text-ink' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'grid size-6 place-items-center rounded-full border text-xs',
              index === place ? 'border-brand bg-brand text-on-brand' : 'border-muted/60',
            )}
          >
            {index < place ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          {index < place ? (
            <>
              <span aria-hidden className="max-sm:hidden">
                {t(`steps.${step}`)}
              </span>
              <span className="sr-only">{t('steps.done', { step: t(`steps.${step}`) })}</span>
            </>
          ) : (
            <span className={classNames(index > place && 'max-sm:sr-only')}>{t(`steps.${step}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

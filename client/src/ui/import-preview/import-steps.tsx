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
    <>
      <NarrowSteps place={place} />
      <ol aria-label={t('steps.label')} className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm max-sm:hidden">
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
                <span aria-hidden>{t(`steps.${step}`)}</span>
                <span className="sr-only">{t('steps.done', { step: t(`steps.${step}`) })}</span>
              </>
            ) : (
              <span>{t(`steps.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The same in a line, where there is no room for the names of all steps. */
function NarrowSteps({ place }: { place: number }) {
  const t = useTexts(importTexts);
  const last = Math.min(place, steps.length - 1);
  const step = t(`steps.${steps[last] ?? 'import'}`);
  return (
    <div className="mb-4 grid gap-2 sm:hidden">
      <p className="text-sm font-semibold">
        {t('steps.ofAll', {
          place: last + 1,
          count: steps.length,
          step: place > last ? t('steps.done', { step }) : step,
        })}
      </p>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {steps.map((each, index) => (
          <span
            key={each}
            className={classNames('h-1 rounded-full', index <= place ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}

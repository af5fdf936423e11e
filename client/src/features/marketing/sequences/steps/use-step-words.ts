import { useTexts } from '@/i18n/use-texts';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';
import { conditionNames } from '../spoken-names';
import { delayOf } from './delay';

/** Says of a step when it is due and on what it depends. */
export function useStepWords() {
  const t = useTexts(sequencesTexts);
  return {
    nameOf: ({ position }: Pick<Step, 'position'>) => t('steps.name', { place: position + 1 }),
    whenOf: ({ delay, condition, position }: Pick<Step, 'delay' | 'condition' | 'position'>) => {
      const { amount, unit } = delayOf(delay);
      const isFirst = position === 0;
      const time =
        delay === 0
          ? t(isFirst ? 'steps.atOnce' : 'steps.withBefore')
          : t(isFirst ? 'steps.afterConfirming' : 'steps.afterBefore', {
              delay: t(`steps.${unit}`, { count: amount }),
            });
      return condition === 'always' ? time : `${time}, ${t(`steps.condition.${conditionNames[condition]}`)}`;
    },
  };
}

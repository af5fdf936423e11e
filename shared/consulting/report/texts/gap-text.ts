import type { Language } from '../../../languages';
import type { DataGap } from '../figures/gaps';
import { figureWords } from './words';

/** A sentence that describes a gap; its records are listed beside it. */
export function gapText(gap: DataGap, language: Language): string {
  const { gaps } = figureWords[language];
  switch (gap.gap) {
    case 'oneItem':
      return gaps.oneItem[gap.list];
    case 'shortText':
    case 'repeated':
      return gaps[gap.gap](gap.list, gap.records.length);
    case 'noDepartment':
    case 'lowWithoutProblem':
      return gaps[gap.gap](gap.records.length);
    case 'sameLevel':
      return gaps.sameLevel(gap.list, gap.level);
    case 'noModule':
      return gaps.noModule;
  }
}

import { useTexts } from '@/i18n/use-texts';
import { LevelSlider } from '@/ui/controls/fields/level-slider';
import { companiesTexts } from '../../texts/companies';

interface LevelFieldProps {
  name: 'digitalizationLevel' | 'priority' | 'impact';
  value: number;
  onChange: (value: number) => void;
  error?: string;
}

/** A slider for a level, a priority or an impact; its name selects the texts. */
export function LevelField(props: LevelFieldProps) {
  const t = useTexts(companiesTexts);
  const ends = {
    low: t(`ends.${props.name}.low`),
    high: t(`ends.${props.name}.high`),
  };
  return <LevelSlider label={t(`fields.${props.name}`)} ends={ends} {...props} />;
}

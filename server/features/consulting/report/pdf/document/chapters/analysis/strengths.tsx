import { scale } from '../../../../../../../../shared/consulting/scales';
import type { StrengthFigure } from '../../../../../../../../shared/consulting/report/figures/priorities';
import { colors } from '../../look';
import { Bulleted } from '../../parts/bulleted';
import { Heading } from '../../parts/heading';
import type { Sheet } from '../../sheet';

/** The strengths in their own words, the greatest impact first, with the impact as steps. */
export const Strengths = ({ of: { model, words } }: { of: Sheet }) => (
  <>
    <Heading text={words.figures.strengths.heading} />
    {model.figures.strengths.map((strength, index, all) => (
      <Bulleted
        key={strength.id}
        width={56}
        top={2.5}
        marker={steps(strength)}
        color={strength.toLeverage ? colors.positive : colors.muted}
        leads={index === all.length - 2}
        text={strength.description}
      />
    ))}
  </>
);

/** Characters of the document's own font: one text takes a sixth of the time of five boxes. */
const steps = ({ impact }: StrengthFigure) => '■'.repeat(impact) + '□'.repeat(scale.max - impact);

import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../shared/marketing/campaigns/piece';
import { commonField } from '../blueprint/load';
import { withoutNumber } from '../brief/context-of';
import { lettersOf } from '../brief/fill';
import { type Job, textsOf } from './desk';

/** “We offer tuning in Sligo.” and “Tuning in Sligo.” say the same. */
const lettersBare = (text: string) => lettersOf(text.replace(/^(?:we|i) offer (?:an? )?/iu, ''));

/** The first texts, none of which begins like another or states the same. */
function apart(lines: readonly Line[], count: number, thing: string | undefined): Line[] {
  const chosen: Line[] = [];
  // «El pan es … Haz tu pedido.» and «El pan es … Horno, en Granada.» say the same first.
  const first = ({ text }: Line) => (/^.+?[.?!](?=\s)/u.exec(text) ?? [text])[0];
  const stated = ({ facts }: Line) => facts.filter((fact) => fact !== thing).join(' ');
  for (const line of lines) {
    const letters = lettersBare(line.text);
    const isAlike = chosen.some(
      (other) =>
        lettersBare(first(other)) === lettersBare(first(line)) ||
        lettersBare(other.text).startsWith(letters) ||
        letters.startsWith(lettersBare(other.text)) ||
        (stated(line) !== '' && stated(line) === stated(other)),
    );
    if (!isAlike && line.text !== '' && chosen.length < count) chosen.push(line);
  }
  return chosen;
}

/** The advertisements of an angle: what it lives on first, then what every brief has. */
export function composeAds({ desk: { context }, angle }: Job): Landing['ads'] {
  const { adHeadlines, adDescriptions } = pieceLimits;
  // Networks take no telephone number in an advertisement.
  const own = withoutNumber(context);
  const texts = (name: string, { count, most }: { count: number; most: number }, isHead = false) =>
    apart(
      [angle, 'any'].flatMap((group) =>
        textsOf(commonField(context.blueprints, ['ads', group], name), own, { most, isHead }),
      ),
      count,
      context.answers.thing?.id,
    );
  return {
    headlines: texts('headlines', adHeadlines, true),
    descriptions: texts('descriptions', adDescriptions),
  };
}

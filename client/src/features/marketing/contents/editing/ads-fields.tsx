import { pieceLimits } from '@shared/marketing/campaigns/limits';
import type { Landing, Line } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { contentsTexts } from '../texts/contents';
import { LineField } from './line-field';

interface AdsFieldsProps {
  value: Landing['ads'];
  onChange: (ads: Landing['ads']) => void;
}

const limits = { headlines: pieceLimits.adHeadlines, descriptions: pieceLimits.adDescriptions } as const;
const kinds = ['headlines', 'descriptions'] as const;
const blank: Line = { text: '', facts: [] };

/** As many lines as advertisers take, those that are not written yet among them. */
const slots = (lines: readonly Line[], count: number): Line[] =>
  Array.from({ length: Math.max(count, lines.length) }, (_, at) => lines[at] ?? blank);

/** The headlines and descriptions of advertisements. */
export function AdsFields({ value, onChange }: AdsFieldsProps) {
  const t = useTexts(contentsTexts);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {kinds.map((kind) => {
        const { count, most } = limits[kind];
        const lines = slots(value[kind], count);
        return (
          <fieldset key={kind} className="grid content-start gap-4 rounded-card border border-line p-4">
            <legend className="px-1 font-medium">{t(`edit.ads.${kind}`)}</legend>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- each line has its place
              <LineField
                key={at}
                label={t(`edit.ads.one.${kind}`, { number: at + 1 })}
                value={line}
                limit={{ most }}
                onChange={(changed) =>
                  onChange({ ...value, [kind]: lines.map((one, index) => (index === at ? changed : one)) })
                }
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

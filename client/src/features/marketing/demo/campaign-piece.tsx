import { textOn } from '@shared/marketing/contrast';
import { sampleCampaign, sampleMonth } from '@shared/marketing/demo/sample-campaign';
import { useLanguage } from '@/i18n/use-texts';
import { KeyFigures } from '../analytics/charts/key-figures';

/** A post of the example as its network shows it, and the figures of a month as the portal shows them. For the eyes only. */
export function CampaignPiece() {
  const { language } = useLanguage();
  const { company, product, color, networkName, post } = sampleCampaign(language);
  return (
    <div inert className="@container grid gap-4 text-sm">
      <div className="flex items-center gap-3">
        <span
          // The company's own colour, which no token can know.
          style={{ backgroundColor: color, color: textOn(color)?.text }}
          className="grid size-10 shrink-0 place-items-center rounded-full text-lg font-semibold"
        >
          {company[0]}
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{company}</p>
          <p className="truncate text-muted">
            {networkName} · {product}
          </p>
        </div>
      </div>
      <div className="grid gap-2">
        {post.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="@container border-t border-line pt-4">
        <KeyFigures {...sampleMonth} most={2} />
      </div>
    </div>
  );
}

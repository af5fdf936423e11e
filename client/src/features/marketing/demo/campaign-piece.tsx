import { textOn } from '@shared/marketing/contrast';
import { sampleCampaign, sampleMonth } from '@shared/marketing/demo/sample-campaign';
import { useLanguage } from '@/i18n/use-texts';
import { KeyFigures } from '../analytics/charts/key-figures';

/** A post of the example as its network shows it, and the figures of a month as the portal shows them. For the eyes only. */
export function CampaignPiece() {
  return (
    <div inert className="grid grid-cols-1 gap-4 text-sm lg:grid-cols-[2fr_1fr] lg:gap-8">
      <Post />
      <div className="@container border-line max-lg:border-t max-lg:pt-4 lg:*:h-full lg:*:grid-rows-[auto_1fr]">
        <KeyFigures {...sampleMonth} />
      </div>
    </div>
  );
}

function Post() {
  const { language } = useLanguage();
  const { company, product, color, networkName, post } = sampleCampaign(language);
  // The company's own colour, which no token can know.
  const look = { backgroundColor: color, color: textOn(color)?.text };
  return (
    <div className="grid grid-cols-1 grid-rows-[auto_auto_1fr] gap-4 overflow-hidden rounded-card border border-line bg-paper pt-4">
      <div className="flex items-center gap-3 px-4">
        <span
          style={look}
          className="grid size-10 shrink-0 place-items-center rounded-full text-lg font-semibold"
        >
          {company[0]}
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{company}</p>
          <p className="text-muted sm:truncate">
            {networkName} · {product}
          </p>
        </div>
      </div>
      {/* A network shows the beginning of a post, and folds the rest. */}
      <div className="grid gap-2 px-4 text-base">
        {post
          .split(/\n+/)
          .slice(0, 5)
          .map((line, index) => (
            <p key={line} className={index > 2 ? 'max-sm:hidden' : undefined}>
              {line}
            </p>
          ))}
      </div>
      <div
        style={look}
        className="flex min-h-32 items-center justify-between gap-4 px-4 py-4 sm:px-6 lg:min-h-44"
      >
        <p className="min-w-0 text-lg leading-tight sm:text-2xl font-bold">{product}</p>
        <Loaf />
      </div>
    </div>
  );
}

const Loaf = () => (
  <svg
    viewBox="0 0 96 60"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className="w-28 max-w-1/3 shrink-0"
  >
    <path d="M6 46C2 26 20 8 48 8s46 18 42 38c-1 5-4 6-8 6H14c-4 0-7-1-8-6Z" />
    <path d="M26 34c0-6 4-12 10-15M44 32c0-6 4-12 10-15M62 34c0-6 4-12 10-14" />
  </svg>
);

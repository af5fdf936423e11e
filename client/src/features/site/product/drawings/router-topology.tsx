import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Drawing } from '../drawing';
import { Readings } from './readings';
import { smartboxaiTexts } from '../texts/smartboxai';

const width = 480;
const height = 376;
const middle = width / 2;
const switchTop = 228;
const switches = [90, middle, 390];
const slowSwitch = 390;
const devices = [-42, 0, 42];

// The cables leave the router side by side.
const cables = switches.map((at, place) => ({ at, from: middle + (place - 1) * 40 }));

const wire = (fromX: number, fromY: number, toX: number, toY: number) =>
  `M${fromX} ${fromY}V${(fromY + toY) / 2}H${toX}V${toY}`;

/** The load of each link of the example, in percent. */
const loads = { office: 38, counter: 21, warehouse: 94 } as const;
const links = ['office', 'counter', 'warehouse'] as const;

/** A network from the internet to its devices, with the link that needs attention and what is proposed for it. */
export function RouterTopology() {
  const t = useTexts(smartboxaiTexts);
  const { language } = useLanguage();
  const load = (link: keyof typeof loads) => formatNumber(loads[link] / 100, language, { style: 'percent' });
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <Network internet={t('figure.internet')} names={links.map((link) => t(`figure.${link}`))} />
      <div className="self-center">
        <Readings
          title={t('figure.links')}
          rows={links.map((link) => [t(`figure.${link}`), load(link)] as const)}
        />
        <p className="mt-4 border-l-2 border-accent pl-4">
          <span className="font-semibold">{t('figure.attention')}.</span> {t('figure.proposal')}
        </p>
      </div>
    </div>
  );
}

const Network = ({ internet, names }: { internet: string; names: readonly string[] }) => (
  <Drawing width={width} height={height} className="mx-auto max-w-lg">
    <g strokeWidth={2}>
      <path d={`M${middle} 60V116`} className="stroke-brand" />
      {cables.map(({ at, from }) => (
        <path
          key={at}
          d={wire(from, 168, at, switchTop)}
          strokeWidth={at === slowSwitch ? 4 : 2}
          strokeDasharray={at === slowSwitch ? '3 8' : undefined}
          className={at === slowSwitch ? 'stroke-accent' : 'stroke-brand'}
        />
      ))}
      {switches.map((at) => (
        <Switch key={at} at={at} />
      ))}
      <circle cx={middle} cy={34} r={26} className="fill-raised stroke-muted" />
      <path
        d={`M${middle - 26} 34h52M${middle} 8c-16 16-16 36 0 52c16-16 16-36 0-52`}
        strokeWidth={1.5}
        className="stroke-muted"
      />
      <rect x={middle - 64} y={116} width={128} height={52} rx={8} className="fill-brand" />
    </g>
    <g className="text-[19px] max-sm:text-[24px]">
      <text x={middle + 40} y={40} className="fill-muted">
        {internet}
      </text>
      <text x={middle} y={148} textAnchor="middle" fontWeight={650} className="fill-on-brand">
        RouterOS
      </text>
      {names.map((name, place) => (
        <text key={name} x={switches[place]} y={height - 8} textAnchor="middle" className="fill-muted">
          {name}
        </text>
      ))}
    </g>
  </Drawing>
);

const Switch = ({ at }: { at: number }) => (
  <>
    {devices.map((offset) => (
      <path
        key={offset}
        d={wire(at, switchTop + 34, at + offset, switchTop + 92)}
        className={at === slowSwitch ? 'stroke-muted/60' : 'stroke-brand/60'}
      />
    ))}
    <rect x={at - 52} y={switchTop} width={104} height={34} rx={8} className="fill-raised stroke-muted" />
    {[-30, -10, 10, 30].map((offset) => (
      <rect
        key={offset}
        x={at + offset - 6}
        y={switchTop + 12}
        width={12}
        height={10}
        rx={2}
        className={at === slowSwitch ? 'fill-accent' : 'fill-brand'}
      />
    ))}
    {devices.map((offset) => (
      <circle
        key={offset}
        cx={at + offset}
        cy={switchTop + 102}
        r={10}
        className="fill-raised stroke-muted"
      />
    ))}
  </>
);

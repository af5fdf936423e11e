import { useEffect, useRef } from 'react';
import { startHeroCanvas } from './hero-canvas';

type Place = readonly [x: number, y: number];

// Positions in a field of 600 by 600 units.
const hearing: Place[] = [
  [345, 175],
  [490, 190],
  [555, 350],
  [350, 400],
  [475, 440],
];
const others: Place[] = [
  [300, 50],
  [425, 85],
  [560, 60],
  [590, 235],
  [295, 290],
  [280, 480],
  [390, 540],
  [575, 520],
];
const speaker: Place = [430, 300];
const neighbours = 160;

const line = ([x1, y1]: Place, [x2, y2]: Place) => `M${x1} ${y1}L${x2} ${y2}`;
const dot = ([x, y]: Place) => `M${x} ${y}h.01`;
const areNear = ([x1, y1]: Place, [x2, y2]: Place) => Math.hypot(x2 - x1, y2 - y1) < neighbours;

// One path for all links, because each further element slows a phone down.
const links = [...hearing, ...others, speaker]
  .flatMap((from, index, all) =>
    all
      .slice(index + 1)
      .filter((to) => areNear(from, to))
      .map((to) => line(from, to)),
  )
  .join('');
const heard = hearing.map((node) => line(speaker, node)).join('');

const nothing = { __html: '' };

/**
 * A network in which one node speaks and its neighbours agree: animated if the browser has OffscreenCanvas,
 * else still. Decorative.
 */
export function HeroDrawing() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? startHeroCanvas(container.current) : undefined), []);
  return (
    <>
      {/* The boot script may have added a canvas before hydration, so React leaves the content of this
          element alone. */}
      <div
        ref={container}
        aria-hidden
        data-hero-canvas
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
        className="peer pointer-events-none absolute inset-0 opacity-0 transition-opacity duration-250 data-moving:opacity-30 lg:data-moving:opacity-70 lg:mask-[linear-gradient(to_right,transparent_40%,black_70%)] [&>canvas]:size-full"
      />
      <StillNetwork />
    </>
  );
}

const StillNetwork = () => (
  <svg
    viewBox="0 0 600 600"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden
    className="absolute top-1/2 -right-32 h-[110%] -translate-y-1/2 text-brand opacity-15 transition-opacity duration-250 peer-data-moving:opacity-0! lg:right-0 lg:opacity-40 xl:right-[max(0px,calc(50%-38rem))] xl:opacity-90"
  >
    <path d={links} opacity={0.35} />
    <path d={heard} strokeWidth={2} />
    <path d={others.map(dot).join('')} strokeWidth={10} />
    <path d={hearing.map(dot).join('')} strokeWidth={16} />
    <path d={dot(speaker)} strokeWidth={26} className="text-accent" />
  </svg>
);

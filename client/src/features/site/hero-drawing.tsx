import { useEffect, useRef } from 'react';
import { startHeroCanvas } from './hero-canvas';

// Places in a field of 600 by 600 units; the last node is the one that speaks.
const nodes = [
  [300, 50],
  [425, 85],
  [560, 60],
  [345, 175],
  [490, 190],
  [590, 235],
  [295, 290],
  [555, 350],
  [350, 400],
  [475, 440],
  [280, 480],
  [390, 540],
  [575, 520],
  [430, 300],
] as const;

const heard = [3, 4, 7, 8, 9];
const neighbours = 160;

const links = nodes.flatMap(([x1, y1], from) =>
  nodes
    .slice(from + 1)
    .filter(([x2, y2]) => Math.hypot(x2 - x1, y2 - y1) < neighbours)
    .map(([x2, y2]) => ({ x1, y1, x2, y2 })),
);

const nothing = { __html: '' };

/**
 * A network in which one node speaks and those around it agree: moving, where the browser can do that beside the page,
 * else still. Decorative.
 */
export function HeroDrawing() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? startHeroCanvas(container.current) : undefined), []);
  return (
    <>
      {/* Its canvas may be there before the app is, so what it holds is none of React's business. */}
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

function StillNetwork() {
  const speaker = nodes.length - 1;
  return (
    <svg
      viewBox="0 0 600 600"
      aria-hidden
      className="absolute top-1/2 -right-32 h-[110%] -translate-y-1/2 text-brand opacity-15 transition-opacity duration-250 peer-data-moving:opacity-0! lg:right-0 lg:opacity-40 xl:right-[max(0px,calc(50%-38rem))] xl:opacity-90"
    >
      <g stroke="currentColor" opacity={0.35}>
        {links.map((link) => (
          <line key={Object.values(link).join()} {...link} />
        ))}
      </g>
      <g stroke="currentColor" strokeWidth={2}>
        {heard.map((index) => {
          const [x1, y1] = nodes[speaker] ?? [0, 0];
          const [x2, y2] = nodes[index] ?? [0, 0];
          return <line key={index} {...{ x1, y1, x2, y2 }} />;
        })}
      </g>
      <g fill="currentColor">
        {nodes.map(([cx, cy], index) => (
          <circle
            key={`${cx},${cy}`}
            {...{ cx, cy }}
            r={index === speaker ? 13 : heard.includes(index) ? 8 : 5}
            className={index === speaker ? 'text-accent' : undefined}
          />
        ))}
      </g>
    </svg>
  );
}

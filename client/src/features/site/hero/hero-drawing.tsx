import { useEffect, useRef } from 'react';
import { startHeroCanvas } from './hero-canvas';
import { field, heard, lines, links, nodes, type Place, type Role, radius } from './hero-places';

const placeOf = (index: number) => nodes[index]!.place;
const line = ([x1, y1]: Place, [x2, y2]: Place) => `M${x1} ${y1}L${x2} ${y2}`;
const dot = ([x, y]: Place) => `M${x} ${y}h.01`;

// One path for all links, because each further element slows a phone down.
const pathOf = (some: typeof links) => some.map(([from, to]) => line(placeOf(from), placeOf(to))).join('');
const dotsOf = (role: Role) =>
  nodes
    .filter((node) => node.role === role)
    .map(({ place }) => dot(place))
    .join('');

const nothing = { __html: '' };

/**
 * A network in which one node speaks and its neighbours agree: it drifts and settles once if the browser has
 * OffscreenCanvas, else it is still. It has a place of its own, so that no text stands on it: below the text on a
 * narrow screen, lying; beside it on a wide one; a phone goes on to the first piece. Decorative.
 */
export function HeroDrawing() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? startHeroCanvas(container.current) : undefined), []);
  return (
    <div
      aria-hidden
      className="pointer-events-none relative mx-auto aspect-[37/55] h-44 max-lg:-my-6 max-lg:rotate-90 max-sm:hidden lg:absolute lg:top-20 lg:right-[max(1.5rem,calc(50%-35rem))] lg:h-120"
    >
      {/* The boot script may have added a canvas before hydration, so React leaves the content of this
          element alone. */}
      <div
        ref={container}
        data-hero-canvas
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
        className="peer invisible absolute inset-0 data-moving:visible [&>canvas]:size-full"
      />
      <StillNetwork />
    </div>
  );
}

const StillNetwork = () => (
  <svg
    viewBox={`${field.left} ${field.top} ${field.width} ${field.height}`}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    className="size-full text-brand peer-data-moving:invisible"
  >
    <path d={pathOf(links)} opacity={lines.link.opacity} strokeWidth={lines.link.width} />
    <path d={pathOf(heard)} strokeWidth={lines.heard.width} />
    <path d={dotsOf('other')} strokeWidth={2 * radius.other} />
    <path d={dotsOf('hearing')} strokeWidth={2 * radius.hearing} />
    <path d={dotsOf('speaker')} strokeWidth={2 * radius.speaker} className="text-accent" />
  </svg>
);

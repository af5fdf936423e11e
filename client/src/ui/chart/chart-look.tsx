import type { ReactElement } from 'react';

/** A colour and a texture for each kind of bar, so that colour is never the only distinction. */
const looks = [
  { colour: 'text-chart-1', texture: undefined },
  { colour: 'text-chart-2', texture: <path d="M0 0V8M4 0V8" className="stroke-2" /> },
  { colour: 'text-chart-3', texture: <circle cx={4} cy={4} r={2} className="fill-current stroke-none" /> },
  { colour: 'text-chart-4', texture: <path d="M0 0H8M0 4H8" className="stroke-2" /> },
  { colour: 'text-chart-5', texture: <path d="M0 0H8M0 0V8" className="stroke-2" /> },
  {
    colour: 'text-chart-6',
    texture: <rect x={0} y={0} width={4} height={4} className="fill-current stroke-none" />,
  },
] as const;

/** Maximum number of kinds of bars in one drawing. */
export const mostKinds = looks.length;

const lookAt = (place: number) => looks[place % looks.length] as (typeof looks)[number];

const idOf = (id: string, place: number) => `${id}-${place}`;

/** The textures of a drawing; `id` tells them from those of other drawings on the page. */
export const Textures = ({ id, count }: { id: string; count: number }) => (
  <defs>
    {looks.slice(0, count).map(({ colour, texture }, place) => (
      <pattern
        key={colour}
        id={idOf(id, place)}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className={colour}
      >
        <rect width={8} height={8} className={texture ? 'fill-current/20' : 'fill-current'} />
        <g className="fill-none stroke-current">{texture}</g>
      </pattern>
    ))}
  </defs>
);

/** The class names and the fill of the bars of a kind, by the kind's place. */
export const barLook = (id: string, place: number) => ({
  className: `stroke-current ${lookAt(place).colour}`,
  fill: `url(#${idOf(id, place)})`,
});

/** The legend of the bars; the textures must be on the page under the same `id`. */
export function Legend({ id, labels }: { id: string; labels: readonly string[] }): ReactElement {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {labels.map((label, place) => (
        <li key={label} className="flex items-center gap-2">
          <svg width={20} height={14} aria-hidden className="shrink-0">
            <rect x={0.5} y={0.5} width={19} height={13} {...barLook(id, place)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

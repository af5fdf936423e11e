import { Drawing } from '../drawing';

/** The people of the picture: where each stands, how tall they are, and their colour. */
const people = [
  [72, 30, 'fill-brand'],
  [112, 24, 'fill-accent'],
  [148, 34, 'fill-ink/70'],
  [190, 26, 'fill-brand/70'],
  [226, 32, 'fill-accent/70'],
] as const;

const ground = 128;

/** A few people under the sun, as the picture of a page: of nobody in particular. */
export const Neighbourhood = () => (
  <Drawing width={300} height={140} className="rounded-control">
    <path d="M0 0h300v140H0z" className="fill-brand/10" />
    <circle cx={250} cy={34} r={18} className="fill-accent/70" />
    <path d="M0 104q70-62 150-16t150-24v76H0z" className="fill-brand/20" />
    <path d="M0 122q90-26 170-6t130-10v34H0z" className="fill-brand/30" />
    {people.map(([x, tall, look]) => (
      <g key={x} className={look}>
        <circle cx={x} cy={ground - tall - 10} r={8} />
        <path d={`M${x - 13} ${ground}v${14 - tall}a13 13 0 0 1 26 0v${tall - 14}z`} />
      </g>
    ))}
  </Drawing>
);

import { Drawing } from '../drawing';

/** The shop of the example from its street, as the picture of its page. */
export const Shop = () => (
  <Drawing width={300} height={190} className="rounded-control">
    <path d="M0 0h300v190H0z" className="fill-brand/10" />
    <circle cx={274} cy={30} r={14} className="fill-accent/70" />
    <path d="M0 172h300v18H0z" className="fill-brand/30" />
    <path d="M50 50h200v122H50z" className="fill-surface stroke-brand/40" strokeWidth={2} />
    <path d="M66 96h106v54H66z" className="fill-brand/20" />
    <path d="M190 96h42v76h-42z" className="fill-brand" />
    <circle cx={199} cy={136} r={3} className="fill-accent" />
    {[0, 1, 2, 3, 4, 5].map((stripe) => (
      <path
        key={stripe}
        d={`M${42 + stripe * 36} 56h36v22a18 14 0 0 1-36 0z`}
        className={stripe % 2 ? 'fill-surface stroke-accent' : 'fill-accent'}
        strokeWidth={1.5}
      />
    ))}
    {[92, 119, 146].map((x) => (
      <path key={x} d={`M${x - 11} 148c-3-12 2-18 11-18s14 6 11 18z`} className="fill-accent/70" />
    ))}
  </Drawing>
);

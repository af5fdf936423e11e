import type { ReactNode } from 'react';
import type { Offering } from '@/lib/address/topics';
import { statuses } from './statuses';

/** What one sees of the solution at work, drawn on 32 by 24 units. */
const pictures: Partial<Record<Offering, ReactNode>> = {
  'swot-analysis': (
    <>
      <path d="M2 2h13v9H2zm15 0h13v9H17zM2 13h13v9H2z" opacity={0.4} />
      <path d="M17 13h13v9H17z" fill="currentColor" />
    </>
  ),
  'sales-agent': (
    <>
      <path d="M2 2h20v13H11l-5 5v-5H2zm4 4.5h12M6 10.5h7" opacity={0.6} />
      <path d="m20 19 3.5 3L30 14.5" strokeWidth={2.4} />
    </>
  ),
  'break-even': (
    <>
      <path d="M2 2v20h28M2 15l28-6" opacity={0.6} />
      <path d="M2 22 30 3" strokeWidth={2.4} />
      <circle cx={14.8} cy={13} r={2.4} fill="currentColor" />
    </>
  ),
};

/** A small picture of a solution that is open; decorative, beside its name. */
export const OfferingPicture = ({ offering }: { offering: Offering }) =>
  statuses[offering] === 'open' ? (
    <svg
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden
      className="h-9 shrink-0 text-brand md:h-7"
    >
      {pictures[offering]}
    </svg>
  ) : null;

import { logo } from '@shared/logo';

const dots = (nodes: readonly (readonly [number, number])[]) =>
  nodes.map(([x, y]) => `M${x} ${y}h.01`).join('');

/** The logo's mark: five nodes, one of them speaking. Decorative, because the name stands beside it. */
export const LogoMark = ({ className = 'size-8' }: { className?: string }) => (
  <svg
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden
    className={`shrink-0 text-brand ${className}`}
  >
    <path d={logo.lines} strokeWidth={logo.lineWidth} />
    <path d={dots(logo.nodes)} strokeWidth={2 * logo.nodeRadius} />
    <path d={dots([logo.speaker])} strokeWidth={2 * logo.speakerRadius} className="text-accent" />
  </svg>
);

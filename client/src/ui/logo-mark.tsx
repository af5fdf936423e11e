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
    <path d="M16 6.5 25 13 21.6 23.6H10.4L7 13Zm5.6 17.1 4.6 4.6" strokeWidth={1.8} />
    <path d="M16 6.5h.01M25 13h.01M10.4 23.6h.01M7 13h.01" strokeWidth={5.6} />
    <path d="M21.6 23.6h.01" strokeWidth={7} className="text-accent" />
  </svg>
);

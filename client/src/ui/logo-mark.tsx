/** The mark: five nodes in agreement, one of them speaking. Decorative, since the name stands beside it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={`shrink-0 ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" className="text-brand">
        <path d="M16 6.5 25 13 21.6 23.6H10.4L7 13Z" />
        <path d="m21.6 23.6 4.6 4.6" />
      </g>
      <g fill="currentColor" className="text-brand">
        <circle cx="16" cy="6.5" r="2.8" />
        <circle cx="25" cy="13" r="2.8" />
        <circle cx="10.4" cy="23.6" r="2.8" />
        <circle cx="7" cy="13" r="2.8" />
      </g>
      <circle cx="21.6" cy="23.6" r="3.5" fill="currentColor" className="text-accent" />
    </svg>
  );
}

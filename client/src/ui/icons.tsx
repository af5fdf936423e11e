import type { ComponentType, ReactNode, SVGProps } from 'react';

// Drawn on a 24-unit grid with a line of 1.75 units.
const drawings = {
  alert: (
    <path d="M12 8.5v4.5m0 3.2v.1M10.4 4.3 2.9 17.4A1.8 1.8 0 0 0 4.5 20h15a1.8 1.8 0 0 0 1.6-2.6L13.6 4.3a1.8 1.8 0 0 0-3.2 0Z" />
  ),
  back: <path d="M19.5 12h-15m6.5-6.5L4.5 12l6.5 6.5" />,
  blocks: <path d="M4.5 4.5h6v6h-6zM4.5 14h6v6h-6zM14 14h6v6h-6zM17 4v6.5M13.8 7.2h6.5" />,
  bolt: <path d="M13.5 3.5 5.5 13.5h6l-1 7 8-10h-6l1-7Z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: <path d="M9 9h10v10H9zM15 9V5H5v10h4" />,
  document: (
    <path d="M13.5 3.5h-6A1.5 1.5 0 0 0 6 5v14a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 18 19V8l-4.5-4.5Zm0 0V8H18M9 12.5h6M9 16h4" />
  ),
  envelope: (
    <path d="M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7Zm.5.300 8 6 8-6" />
  ),
  globe: (
    <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 0 0-17 0Zm0 0h17M12 3.5c2.3 2.5 3.4 5.3 3.4 8.5s-1.1 6-3.4 8.5c-2.3-2.5-3.4-5.3-3.4-8.5s1.1-6 3.4-8.5Z" />
  ),
  external: <path d="M13.5 4.5h6v6m0-6-9 9M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M19.8 14.2A8 8 0 0 1 9.8 4.2a8 8 0 1 0 10 10Z" />,
  pencil: (
    <path d="m14.5 6.5 3 3M4.5 19.5l.8-3.8L16 5a1.5 1.5 0 0 1 2.1 0l.9.900a1.5 1.5 0 0 1 0 2.1L8.3 18.7l-3.8.800Z" />
  ),
  settings: (
    <path d="M4 7.5h9m5 0h2M4 16.5h2m5 0h9M13 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0Zm-7 9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0Z" />
  ),
  sun: (
    <path d="M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0Zm4-8.5v1.8m0 13.4v1.8M3.5 12h1.8m13.4 0h1.8M6 6l1.3 1.3m9.4 9.4L18 18M6 18l1.3-1.3m9.4-9.4L18 6" />
  ),
  user: <path d="M8 8.5a4 4 0 1 0 8 0 4 4 0 0 0-8 0Zm-3.5 11c.8-3.4 3.7-5 7.5-5s6.7 1.6 7.5 5" />,
} satisfies Record<string, ReactNode>;

/** The icons of the public pages, named by what they show. */
export type IconName = keyof typeof drawings;

/** The name of a public icon, or one of `portalIcons`. */
export type AnyIcon = IconName | ComponentType<SVGProps<SVGSVGElement>>;

/** A decorative icon of 20 px, hidden from screen readers: the text beside it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: AnyIcon; className?: string }) {
  const Drawing = typeof name === 'string' ? 'svg' : name;
  return (
    <Drawing
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`shrink-0 ${className}`}
    >
      {typeof name === 'string' && drawings[name]}
    </Drawing>
  );
}

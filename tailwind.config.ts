import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** Theme tokens only; client/src/app/styles.css holds their values for light and dark. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: token('paper'),
      surface: token('surface'),
      raised: token('raised'),
      ink: token('ink'),
      muted: token('muted'),
      line: token('line'),
      brand: token('brand'),
      'on-brand': token('on-brand'),
      accent: token('accent'),
      positive: token('positive'),
      info: token('info'),
      warning: token('warning'),
      danger: token('danger'),
      caution: token('caution'),
      'on-caution': token('on-caution'),
      'chart-1': token('chart-1'),
      'chart-2': token('chart-2'),
      'chart-3': token('chart-3'),
      'chart-4': token('chart-4'),
      'chart-5': token('chart-5'),
      'chart-6': token('chart-6'),
    },
    borderRadius: { none: '0', control: '8px', card: '14px', full: '9999px' },
    boxShadow: { none: 'none' },
    fontFamily: { sans: token('font'), mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
    // 14 to 64 px; sizes from 36 px grow with the window.
    fontSize: {
      sm: ['0.875rem', '1.5'],
      base: ['1rem', '1.6'],
      lg: ['1.125rem', '1.6'],
      xl: ['1.375rem', '1.4'],
      '2xl': ['1.75rem', '1.25'],
      '3xl': ['clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)', '1.2'],
      '4xl': ['clamp(2rem, 1.5rem + 2.4vw, 3rem)', '1.1'],
      '5xl': ['clamp(2.375rem, 1.5rem + 4.2vw, 4rem)', '1.05'],
    },
    extend: {
      maxWidth: { content: '70rem', measure: '68ch' },
      spacing: { sidebar: '248px' },
    },
  },
} satisfies Config;

export const texts = {
  title: 'Ventas',
  analytics: 'Ver la analítica',
  figures: {
    open: 'Abiertas',
    closing: 'Cierran este mes',
    won: 'Ganadas este mes',
    stale: 'Paradas',
  },
  deals_one: '{{count}} oportunidad',
  deals_other: '{{count}} oportunidades',
  split: '{{count}} en {{currency}}, {{others}} en {{other}}',
  overdue_one: '{{count}} vencida',
  overdue_other: '{{count}} vencidas',
  others_one: '{{count}} en otra moneda',
  others_other: '{{count}} en otras monedas',
};

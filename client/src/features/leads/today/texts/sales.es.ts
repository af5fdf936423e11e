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
  passed_one: '{{count}} con fecha pasada',
  passed_other: '{{count}} con fecha pasada',
  others_one: '{{count}} en otra moneda',
  others_other: '{{count}} en otras monedas',
};

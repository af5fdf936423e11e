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
  overdue: '{{count}} con el cierre vencido',
  others_one: '{{count}} en otra moneda',
  others_other: '{{count}} en otras monedas',
};

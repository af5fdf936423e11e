export const texts = {
  title: 'Ventas',
  analytics: 'Ver la analítica',
  figures: {
    open: 'Abiertas',
    closing: 'Cierran en 30 días',
    won: 'Ganadas este mes',
    stale: 'Paradas',
  },
  deals_one: '{{count}} oportunidad',
  deals_other: '{{count}} oportunidades',
  wonBefore: 'El mes pasado: {{sum}}',
  overdue_one: '{{count}} vencida',
  overdue_other: '{{count}} vencidas',
  others_one: '{{count}} en otra moneda',
  others_other: '{{count}} en otras monedas',
};

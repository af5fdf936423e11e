export const texts = {
  title: 'Ventas',
  analytics: 'Ver la analítica',
  figures: {
    open: 'Abiertas',
    closing: 'Cierran en 30 días',
    won: 'Ganado en 90 días',
    stale: 'Paradas',
  },
  deals_one: '{{count}} oportunidad',
  deals_other: '{{count}} oportunidades',
  overdue_one: '{{count}} vencida',
  overdue_other: '{{count}} vencidas',
  others_one: '{{count}} en otra moneda',
  others_other: '{{count}} en otras monedas',
};

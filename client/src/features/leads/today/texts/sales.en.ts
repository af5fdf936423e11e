export const texts = {
  title: 'Sales',
  analytics: 'See the analytics',
  figures: {
    open: 'Open',
    closing: 'Closing in 30 days',
    won: 'Won in 90 days',
    stale: 'Stale',
  },
  deals_one: '{{count}} opportunity',
  deals_other: '{{count}} opportunities',
  overdue_one: '{{count}} overdue',
  overdue_other: '{{count}} overdue',
  others_one: '{{count}} in another currency',
  others_other: '{{count}} in other currencies',
};

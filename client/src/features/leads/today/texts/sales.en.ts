export const texts = {
  title: 'Sales',
  analytics: 'See the analytics',
  figures: {
    open: 'Open',
    closing: 'Closing this month',
    won: 'Won this month',
    stale: 'Stale',
  },
  deals_one: '{{count}} opportunity',
  deals_other: '{{count}} opportunities',
  split: '{{count}} in {{currency}}, {{others}} in {{other}}',
  overdue_one: '{{count}} overdue',
  overdue_other: '{{count}} overdue',
  others_one: '{{count}} in another currency',
  others_other: '{{count}} in other currencies',
};

export const texts = {
  schedule: 'Schedule',
  tabs: { label: 'Publishing', calendar: 'Calendar', needs: 'Needs you' },
  beside: 'Posts and channels',
  empty: {
    title: 'First, a post has to be approved',
    text: 'Then it goes out on the days you choose, to the channels you connect. You can connect them now.',
    connect: 'Connect a channel',
  },
  unscheduled: {
    title: 'Not scheduled yet',
    hint: 'Drag a post onto a day.',
    none: 'Every approved post has its slot.',
    nothingApproved: 'Only approved posts are published, and none is approved yet.',
    toCampaigns: 'Approve a campaign',
    one: 'Schedule {{name}}',
    more: 'Show more posts',
    spread: 'Spread these {{count}} over days',
  },
};

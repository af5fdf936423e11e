export const texts = {
  reply: 'Reply',
  contacted: 'Mark answered',
  contactedDone: 'Marked as contacted',
  see: 'See it',
};

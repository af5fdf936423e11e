export const texts = {
  reply: 'Reply',
  contacted: 'I’ve replied',
  contactedDone: 'Marked as contacted',
  see: 'See it',
};

export const texts = {
  contacted: 'Answered',
  contactedDone: 'Marked as contacted',
  see: 'See it',
};

export const texts = {
  contacted: 'Mark answered',
  contactedDone: 'Marked as contacted',
  see: 'See it',
};

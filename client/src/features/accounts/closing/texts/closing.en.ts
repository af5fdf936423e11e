export const texts = {
  title: 'Close the account',
  text: 'Deletes the account “{{account}}” with everything in it. Its members stay registered here.',
  open: 'Close account',
  question: 'Close the account “{{account}}”?',
  alone:
    'You are its only member, so it is gone at once, with its companies and reports and everything in COMERZIA and LEADMANAGER. Nobody can recover it.',
  shared:
    'All members get a mail and can read the account for {{count}} more days, but nobody can change anything in it, and nothing that is scheduled goes out. Until then you can keep it. After that it is gone with everything in it, and nobody can recover it.',
  confirm: 'Close account',
  failed: 'Nothing has changed',
  begun: 'The account is being closed',
  begunText: 'Its members get a mail.',
  line: 'This account is being closed. It can be read until {{moment}}; then it is deleted.',
  keep: 'Keep the account',
  kept: 'The account stays',
};

export const texts = {
  title: 'Find, go to or create',
  placeholder: 'Name, email, phone, tax number…',
  open: 'Search everything',
  found: 'Found',
  goTo: 'Go to',
  create: 'Create and more',
  keys: 'Keys',
  nothing: 'Nothing found for “{{words}}”.',
  failed: 'The search didn’t answer. Try again in a moment.',
};

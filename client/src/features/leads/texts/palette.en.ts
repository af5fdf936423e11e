export const texts = {
  title: 'Find or go to',
  placeholder: 'Name, email, phone, tax number …',
  open: 'Search everything',
  found: 'Found',
  goTo: 'Go to',
  nothing: 'Nothing is called “{{words}}”.',
  failed: 'The search did not answer. Try again in a moment.',
};

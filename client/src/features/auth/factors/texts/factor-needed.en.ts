export const texts = {
  title: 'This account needs a second step',
  setUp:
    'Its owner wants members to sign in with more than a password: with a passkey, or a code from an app. Set one up, then the account opens.',
  take: 'You have one, but signed in here without it. Take the second step now, then the account opens.',
  toSecurity: 'Set up the second step',
  now: 'Take the second step',
};

export const texts = {
  title: 'One more step',
  code: {
    both: 'Code from your app, or a recovery code',
    app: 'Code from your app',
    recovery: 'One of your recovery codes',
  },
  signIn: 'Go on',
  passkey: 'Use a passkey',
  again: 'Start again',
  failed: 'That did not work',
  proof: {
    title: 'Is it you?',
    text: 'Confirm it once more, then this is done.',
    password: 'Password',
    confirm: 'Confirm',
  },
};

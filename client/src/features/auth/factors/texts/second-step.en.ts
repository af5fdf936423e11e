export const texts = {
  title: 'One more step',
  code: {
    both: 'Code from your app, or a recovery code',
    app: 'Code from your app',
    recovery: 'One of your recovery codes',
  },
  signIn: 'Continue',
  passkey: 'Use a passkey',
  again: 'Start again',
  failed: 'That did not work',
  proof: {
    title: 'Confirm that it is you',
    text: 'For this we ask once more. Then it goes on by itself.',
    password: 'Password',
    confirm: 'Confirm',
  },
};

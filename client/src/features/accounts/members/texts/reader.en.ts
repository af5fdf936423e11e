export const texts = {
  line: 'You can read this account but not change it.',
  ask: 'You can read this account but not change it. To change something, ask {{name}}.',
};

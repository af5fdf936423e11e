/** The demo account, which exists only with `DEMO`; sign-in screens then show its credentials. */
export const demoAccount = {
  username: 'demo',
  password: 'demo-quorumia',
  name: 'Demo',
  email: 'demo@quorumia.example',
} as const;

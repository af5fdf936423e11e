/** The account that exists only where `DEMO` is on; sign-in screens then show it. */
export const demoAccount = {
  username: 'demo',
  password: 'demo-quorumia',
  name: 'Demo',
  email: 'demo@quorumia.example',
} as const;

/** What the log of an account tells of. */
export const loggedKinds = [
  'renamed',
  'invited',
  'resent',
  'withdrawn',
  'joined',
  'toReader',
  'toEditor',
  'removed',
  'left',
  'handedOver',
  'exported',
  'factorRequired',
  'factorFree',
  'modelAllowed',
  'modelRefused',
  'closing',
  'kept',
  'factorAdded',
  'factorRemoved',
  'codesRenewed',
  'codeUsed',
  'proved',
] as const;

export type LoggedKind = (typeof loggedKinds)[number];

/** The person who did something; the name stays when the person is gone. */
export interface LoggedActor {
  id: number;
  name: string;
}

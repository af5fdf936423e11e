/** What the log of an account tells of: itself, and what no act records. */
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
  'channelConnected',
  'channelChanged',
  'channelRemoved',
  'secretRenewed',
  'sequenceOn',
  'sequenceOff',
  'pagePublished',
  'pageOff',
  'businessChanged',
  'businessDeleted',
  'reportShared',
] as const;

export type LoggedKind = (typeof loggedKinds)[number];

/** The person who did something; the name stays when the person is gone. */
export interface LoggedActor {
  id: number;
  name: string;
}

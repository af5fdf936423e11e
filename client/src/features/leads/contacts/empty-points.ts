import { type ContactPoint, pointKinds } from '@shared/leads/contacts/scales';

export const emptyPoint = (kind: ContactPoint['kind'], primary: boolean): ContactPoint => ({
  kind,
  value: '',
  label: 'work',
  primary,
  shared: false,
});

/** What a new contact's form begins with: an email address and a phone to be typed. */
export const emptyPoints = (): ContactPoint[] => pointKinds.map((kind) => emptyPoint(kind, true));

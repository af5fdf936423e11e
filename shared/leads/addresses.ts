import { otherLeadsSignIn, portals } from '../addresses/portals';
import { signInPage } from '../addresses/sign-in';
import { addresses } from '../http/address';
import { signedIn } from '../http/endpoint';

const { home, signIn } = portals.leadmanager;

const firstOf = (name: string) => [`/api/leads/${name}/:id`, `/api/leads/${name}/:id/history`];

/** The screens of LEADMANAGER. */
export const leadsPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: signInPage(signIn, 'leadmanager'),
    otherSignIn: signInPage(otherLeadsSignIn, 'leadmanager'),
    contact: { pattern: `${home}/contacts/:id`, firstData: firstOf('contacts') },
    company: { pattern: `${home}/companies/:id`, firstData: firstOf('companies') },
    opportunity: { pattern: `${home}/opportunities/:id`, firstData: firstOf('opportunities') },
    /** Communications and tasks open a record in their list. */
    dashboard: {
      pattern: `${home}/:section?/:id?`,
      title: 'leads/sections.portal',
      firstData: ['/api/leads/due'],
    },
  },
);

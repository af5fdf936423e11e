import { portals } from '../addresses/portals';
import { addresses } from '../http/address';
import { everyone, signedIn } from '../http/endpoint';

const { home, signIn } = portals.comerzia;

/** The screens of COMERZIA. For signed-out visitors its home is a page of the site. */
export const marketingPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: {
      pattern: signIn,
      guard: everyone,
      signsIn: true,
      renderedFor: ['tab=register', 'failed=*', ''],
      title: 'auth/sign-in.portals.comerzia.title',
    },
    /** A step of a company (`marketing/steps.ts`); the first one without a name. */
    step: {
      pattern: `${home}/:companyId/:step?`,
      title: 'marketing/workspace.portal',
      firstData: ['/api/marketing/companies'],
    },
  },
);

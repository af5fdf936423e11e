import { portals } from '../addresses/portals';
import { signInPage } from '../addresses/sign-in';
import { addresses } from '../http/address';
import { signedIn } from '../http/endpoint';

const { home, signIn } = portals.comerzia;

/** The screens of COMERZIA. For signed-out visitors its home is a page of the site. */
export const marketingPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: signInPage(signIn, 'comerzia'),
    /** A step of a company (`marketing/steps.ts`); the first one without a name. */
    step: {
      pattern: `${home}/:companyId/:step?`,
      title: 'marketing/workspace.portal',
      firstData: ['/api/marketing/companies'],
    },
  },
);

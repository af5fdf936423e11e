import type { Feature } from '../../platform/feature';
import { enquiryRoutes } from './enquiries.routes';
import * as limits from './limits';

export const enquiries: Feature = {
  name: 'enquiries',
  limits: Object.values(limits),
  open: (deps) => ({ routes: enquiryRoutes(deps) }),
};

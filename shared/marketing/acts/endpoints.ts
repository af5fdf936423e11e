import { actEndpoints } from '../../acts/act-endpoints';

/** The acts on records of COMERZIA. */
export const marketingActs = actEndpoints('/api/marketing/acts');

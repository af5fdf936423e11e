import { actEndpoints } from '../../acts/act-endpoints';

/** The acts on records of LEADMANAGER. */
export const leadActs = actEndpoints('/api/leads/acts');

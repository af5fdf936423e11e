import { createContext } from 'react';

/** Whether another act of the page comes before adding to a list, such as the way to a report that can be generated. */
export const AddStandsBack = createContext(false);

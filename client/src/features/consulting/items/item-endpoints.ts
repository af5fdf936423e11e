import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';

/** The calls of each of a company's lists. */
export const itemEndpoints = { contacts, products, departments, problems, strengths };

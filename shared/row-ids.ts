/** The largest id: the maximum of PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

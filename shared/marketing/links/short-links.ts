/** The parameter that tells a landing page of ours which short link led to it. */
export const codeParam = 'c';

/** The parameters that tell any page where a visitor came from. */
export const utmParams = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The path of a short link. */
export const shortPath = (code: string) => `/r/${code}`;

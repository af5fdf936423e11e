/** What can be told of a problem besides its text; a report asks for what is not. */
export const openQuestions = ['department', 'hours', 'responsible', 'measure'] as const;
export type OpenQuestion = (typeof openQuestions)[number];

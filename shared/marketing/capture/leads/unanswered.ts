/** Filters of the leads that nobody has answered: those who were imported have not asked for anything. */
export const unanswered = { status: { any: ['new'] }, source: { isNot: 'import' } };

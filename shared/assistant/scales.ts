/** Limits of what is asked: characters of a sentence, calls a minute, commands of a sentence, records of a command. */
export const assistantLimits = { words: 500, callsAMinute: 60, commands: 3, records: 500 } as const;

/** Limits of what is answered: rows, characters of a text, rows of a preview. */
export const answerLimits = { rows: 20, text: 300, previewed: 20, facts: 6, options: 8 } as const;

/**
 * Limits of what a language model is asked: turns of an account a day, and of one turn the calls, seconds, tokens of its
 * answers, and characters of what it says. What it said is deleted after days.
 */
export const turnLimits = {
  aDay: 200,
  calls: 8,
  seconds: 60,
  tokens: 4_000,
  said: 1_200,
  keptDays: 1,
} as const;

/** Minutes for which a proposal can be confirmed, and days after which it is deleted. */
export const proposalLimits = { minutes: 10, keptDays: 1 } as const;

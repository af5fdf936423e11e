/** What asks for something that can be had, or is done. */
const wish = /^(?:can|could|do|will|would|are|have) (?:i|you|we|they)\b|^is there\b/iu;

/** What asks whether something is demanded: “Do I need to have done yoga before?” */
const demand = /^(?:do|will|would|have) (?:i|you|we|they) (?:\w+ly )?(?:need|have to|got to|must)\b/iu;

/** Whether an English question is answered by what cannot be had (1) or not (0): it makes no beginning. */
export const refuses = ({ text, answer = '' }: { text: string; answer?: string | undefined }): 0 | 1 => {
  const question = text.trim().replace(/^[“"'‘]/u, '');
  return wish.test(question) && !demand.test(question) && /^(?:no|sorry|not)\b/iu.test(answer.trim()) ? 1 : 0;
};

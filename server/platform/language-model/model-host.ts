import type { Config } from '../config';

/** The host that receives what the language model is asked; null on a server without one. */
export const modelHost = ({ llm }: Pick<Config, 'llm'>): string | null =>
  llm ? new URL(llm.baseUrl).host : null;

/**
 * How often another wording was requested: of the set, of pieces (`pain/email`) and of sentences (`pain/email.A1`).
 */
export interface Wording {
  set: number;
  pieces: Record<string, number>;
  slots: Record<string, number>;
}

export const firstWording: Wording = { set: 0, pieces: {}, slots: {} };

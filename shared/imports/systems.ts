const unnamed = /^file [\w-]{8}$/;

/** The identifier of an unnamed program, from the fingerprint of its headers; no screen shows it. */
export const unnamedSystem = (fingerprint: string): string => `file ${fingerprint.slice(0, 8)}`;

/** Whether a system is unnamed. */
export const isUnnamed = (system: string): boolean => unnamed.test(system);

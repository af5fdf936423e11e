const unnamed = /^file [\w-]{8}$/;

/** The system of a program that nobody has named, by the fingerprint of its headers; no screen shows it. */
export const unnamedSystem = (fingerprint: string): string => `file ${fingerprint.slice(0, 8)}`;

/** Whether a system has no name that a person knows. */
export const isUnnamed = (system: string): boolean => unnamed.test(system);

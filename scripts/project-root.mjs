import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a script is started from. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** A file or folder of the project. */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

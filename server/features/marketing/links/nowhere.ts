/** The target of a link that has none yet; it is looked for again when its post is due. */
export const nowhere = '';

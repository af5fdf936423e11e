/** The look of a button that is words alone, beside the buttons that stand out: it shows by its colour that it acts. */
export const textButton = 'px-2! text-sm text-brand!';

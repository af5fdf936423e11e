/** Mean width of a character in the chart's labels of 12 and 13 units, on the safe side. */
export const characterWidth = 7;

/** The look of a name inside the plot; its edge keeps lines off it. */
export const nameLook =
  'fill-ink stroke-surface stroke-4 text-[13px] font-semibold tabular-nums [paint-order:stroke]';

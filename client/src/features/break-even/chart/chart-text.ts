/** Mean width of a character in the chart's labels of 12 and 13 units, rounded up. */
export const characterWidth = 7;

/** Style of a label inside the plot; its outline keeps the lines off it. */
export const nameLook =
  'fill-ink stroke-surface stroke-4 text-[13px] font-semibold tabular-nums [paint-order:stroke]';

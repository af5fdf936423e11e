/** The logo's mark in a square of 32: five nodes, one with a speech bubble. */
export const logo = {
  lines: 'M16 6.5 25 13 21.6 23.6H10.4L7 13Zm5.6 17.1 4.6 4.6',
  lineWidth: 1.8,
  nodes: [
    [16, 6.5],
    [25, 13],
    [10.4, 23.6],
    [7, 13],
  ],
  nodeRadius: 2.8,
  speaker: [21.6, 23.6],
  speakerRadius: 3.5,
} as const;

/** A wall time, when it is, what clocks show then, and how it was read. */
export interface ClockCase {
  zone: string;
  wall: string;
  at: string;
  shown: string;
  shift: 'forward' | 'first' | null;
}

const read =
  (zone: string) =>
  (wall: string, at: string, shift: ClockCase['shift'] = null, shown = wall): ClockCase => ({
    zone,
    wall,
    at,
    shown,
    shift,
  });

const inMadrid = read('Europe/Madrid');
const inCairo = read('Africa/Cairo');
const inNewYork = read('America/New_York');
const onLordHowe = read('Australia/Lord_Howe');

/** Madrid, whose clocks go from 2:00 to 3:00 on 28 March 2027 and from 3:00 to 2:00 on 31 October. */
export const madridDays: readonly ClockCase[] = [
  inMadrid('2027-01-15T10:00', '2027-01-15T09:00:00.000Z'),
  inMadrid('2027-07-15T10:00', '2027-07-15T08:00:00.000Z'),
  inMadrid('2027-03-28T00:00', '2027-03-27T23:00:00.000Z'),
  inMadrid('2027-03-28T01:59', '2027-03-28T00:59:00.000Z'),
  inMadrid('2027-03-28T02:00', '2027-03-28T01:00:00.000Z', 'forward', '2027-03-28T03:00'),
  inMadrid('2027-03-28T02:30', '2027-03-28T01:30:00.000Z', 'forward', '2027-03-28T03:30'),
  inMadrid('2027-03-28T02:59', '2027-03-28T01:59:00.000Z', 'forward', '2027-03-28T03:59'),
  inMadrid('2027-03-28T03:00', '2027-03-28T01:00:00.000Z'),
  inMadrid('2027-03-28T09:00', '2027-03-28T07:00:00.000Z'),
  inMadrid('2027-03-29T00:00', '2027-03-28T22:00:00.000Z'),
  inMadrid('2027-10-31T00:00', '2027-10-30T22:00:00.000Z'),
  inMadrid('2027-10-31T01:59', '2027-10-30T23:59:00.000Z'),
  inMadrid('2027-10-31T02:00', '2027-10-31T00:00:00.000Z', 'first'),
  inMadrid('2027-10-31T02:30', '2027-10-31T00:30:00.000Z', 'first'),
  inMadrid('2027-10-31T02:59', '2027-10-31T00:59:00.000Z', 'first'),
  inMadrid('2027-10-31T03:00', '2027-10-31T02:00:00.000Z'),
  inMadrid('2027-10-31T10:00', '2027-10-31T09:00:00.000Z'),
  inMadrid('2027-11-01T00:00', '2027-10-31T23:00:00.000Z'),
];

/** Other zones: gaps and overlaps at midnight and of half an hour, offsets of a quarter, a day that was left out. */
export const otherDays: readonly ClockCase[] = [
  inNewYork('2027-03-14T02:15', '2027-03-14T07:15:00.000Z', 'forward', '2027-03-14T03:15'),
  inNewYork('2027-11-07T01:15', '2027-11-07T05:15:00.000Z', 'first'),
  inCairo('2027-04-30T00:00', '2027-04-29T22:00:00.000Z', 'forward', '2027-04-30T01:00'),
  inCairo('2027-04-30T00:30', '2027-04-29T22:30:00.000Z', 'forward', '2027-04-30T01:30'),
  inCairo('2027-10-28T23:30', '2027-10-28T20:30:00.000Z', 'first'),
  onLordHowe('2027-10-03T02:10', '2027-10-02T15:40:00.000Z', 'forward', '2027-10-03T02:40'),
  onLordHowe('2027-04-04T01:45', '2027-04-03T14:45:00.000Z', 'first'),
  read('Asia/Kathmandu')('2027-05-05T12:00', '2027-05-05T06:15:00.000Z'),
  read('Pacific/Apia')('2011-12-30T12:00', '2011-12-30T22:00:00.000Z', 'forward', '2011-12-31T12:00'),
];

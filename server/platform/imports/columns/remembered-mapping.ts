import type { ImportColumn } from '../../../../shared/imports/import';
import type { ImportMapping, MappedColumn } from '../../../../shared/imports/schemas';
import type { TargetField } from '../target-field';
import { fieldFinder } from './match-columns';

/** The mapping of an earlier file with the same headers. */
export interface RememberedMapping {
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
}

/**
 * Maps a file like an earlier one with the same headers in any order. A column whose field no longer exists gets the
 * suggestion. Questions about values are asked again, and the options of the import are not taken over.
 */
export function rememberMapping(
  { mapping, columns: known }: RememberedMapping,
  columns: readonly ImportColumn[],
  { suggested, fields }: { suggested: ImportMapping; fields: readonly TargetField[] },
): ImportMapping {
  const byHeader = new Map<string, MappedColumn[]>();
  for (const [place, { header }] of known.entries()) {
    const mapped = mapping.columns[place];
    if (mapped) byHeader.set(header, [...(byHeader.get(header) ?? []), mapped]);
  }
  const remembered = columns.map(({ header }, place): MappedColumn => {
    const mapped = byHeader.get(header)?.shift();
    const otherwise = suggested.columns[place] as MappedColumn;
    if (!mapped) return otherwise;
    const { dates: _dates, ...rest } = mapped;
    return rest;
  });
  const { entity, system, given } = mapping;
  const { mode, fill } = suggested;
  const next = { entity, system, mode, fill, ...(given && { given }), columns: remembered };
  const fieldOf = fieldFinder(next, columns, fields);
  return {
    ...next,
    columns: remembered.map((mapped, place) => {
      const isKnown = (mapped.to !== 'own' && mapped.to !== 'field') || fieldOf(place);
      return isKnown ? mapped : (suggested.columns[place] as MappedColumn);
    }),
  };
}

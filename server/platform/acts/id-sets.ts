import type { NewEvent } from './records.queries';

/** Unique ids of records by entity. */
export class IdSets {
  private readonly sets = new Map<string, Set<number>>();

  /** Adds ids; ignores empty links. */
  add(entity: string, ids: readonly (number | null | undefined)[]): void {
    const known = this.sets.get(entity) ?? new Set();
    this.sets.set(entity, known);
    for (const id of ids) if (id !== null && id !== undefined) known.add(id);
  }

  has(entity: string, id: number): boolean {
    return this.sets.get(entity)?.has(id) ?? false;
  }

  /** In ascending order, so that two acts lock the same records in the same order. */
  of(entity: string): number[] {
    return [...(this.sets.get(entity) ?? [])].toSorted((left, right) => left - right);
  }

  /** Entities in alphabetical order, so that two acts lock them in the same order. */
  entities(): string[] {
    return [...this.sets.keys()].toSorted();
  }
}

/**
 * The ids of an entity whose events change one of the given fields. No earlier row can refer to a record that the act
 * created, so created records are left out.
 */
export function idsChanged(events: readonly NewEvent[], entity: string, fields: readonly string[]): number[] {
  const changed = new IdSets();
  for (const { verb, entity: of, entityId, before, after } of events) {
    const isMeant = fields.some((name) => name in before || name in after);
    if (verb !== 'created' && isMeant) changed.add(of, [entityId]);
  }
  return changed.of(entity);
}

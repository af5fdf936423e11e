import type { Entity } from '../../../shared/acts/entities';
import type { NewEvent } from './records.queries';

/** Unique ids of records by entity. */
export class IdSets {
  private readonly sets = new Map<Entity, Set<number>>();

  /** Adds ids; null and undefined are skipped. */
  add(entity: Entity, ids: readonly (number | null | undefined)[]): void {
    const known = this.sets.get(entity) ?? new Set();
    this.sets.set(entity, known);
    for (const id of ids) if (id !== null && id !== undefined) known.add(id);
  }

  has(entity: Entity, id: number): boolean {
    return this.sets.get(entity)?.has(id) ?? false;
  }

  /** In ascending order, so that two acts lock the same records in the same order. */
  of(entity: Entity): number[] {
    return [...(this.sets.get(entity) ?? [])].toSorted((left, right) => left - right);
  }

  /** In alphabetical order, to prevent deadlocks in the same way. */
  entities(): Entity[] {
    return [...this.sets.keys()].toSorted();
  }
}

/**
 * The ids of an entity's records in which events changed one of some fields. Created records are left out, since
 * nothing from before the act can refer to them.
 */
export function idsChanged(events: readonly NewEvent[], entity: Entity, fields: readonly string[]): number[] {
  const changed = new IdSets();
  for (const { verb, entity: of, entityId, before, after } of events) {
    const isMeant = fields.some((name) => name in before || name in after);
    if (verb !== 'created' && isMeant) changed.add(of, [entityId]);
  }
  return changed.of(entity);
}

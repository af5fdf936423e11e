import { useQuery } from '@tanstack/react-query';
import { recordOf } from '../records';
import { sectionOf } from '@shared/leads/entities';

const isKnown = (entity: string): entity is keyof typeof sectionOf => entity in sectionOf;

/** The name of a record of LEADMANAGER; its number while nobody knows the name. */
export function RecordName({ entity, id }: { entity: string; id: number }) {
  const section = isKnown(entity) ? sectionOf[entity] : 'contacts';
  const { data } = useQuery({ ...recordOf(section, id), enabled: isKnown(entity) });
  const named: { name?: string | null; title?: string | null; subject?: string | null } = data ?? {};
  return named.name ?? named.title ?? named.subject ?? `#${id}`;
}

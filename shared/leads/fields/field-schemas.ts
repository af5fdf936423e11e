import { z } from 'zod';
import { optionalEmail, optionalLine, rowId } from '../../fields';
import {
  choiceFilter,
  dayFilter,
  memberFilter,
  numberFilter,
  phoneFilter,
  rowFilter,
  textFilter,
  timeFilter,
} from '../../list/filters';
import { day, moment, optionalLink, optionalText } from '../../record-fields';
import { optionalAmount, optionalCountry, optionalPercent, ownForm, tagList } from '../schemas';
import { tagFilter } from '../tags/schemas';
import {
  type AnyFields,
  type FieldLine,
  linesOf,
  type NameIn,
  namesIn,
  type WrittenName,
} from './field-table';
import { ownFilters } from './schemas';

/** The schemas for the values of each kind; a choice has a schema of its own codes. */
const forms = {
  text: ({ max }: FieldLine) => optionalLine(max),
  paragraph: ({ max }: FieldLine) => optionalText(max),
  phone: ({ max }: FieldLine) => optionalLine(max),
  link: () => optionalLink,
  email: () => optionalEmail,
  country: () => optionalCountry,
  number: () => z.number().nullable(),
  percent: () => optionalPercent,
  money: () => optionalAmount,
  record: () => rowId.nullable(),
  consultingCompany: () => rowId.nullable(),
  member: () => rowId.nullable(),
  date: () => day.nullable(),
  time: () => moment.nullable(),
};

/** Fields of these kinds always have a value; their missing values need no message. */
const whole = {
  boolean: () => z.boolean(),
  tags: () => tagList,
  own: () => ownForm,
};

type Forms = typeof forms;
type Whole = typeof whole;
type CodesOf<Line> = Line extends { choices: readonly (infer Code extends string)[] } ? Code : never;
type EnumOf<Line> = z.ZodEnum<{ [Code in CodesOf<Line>]: Code }>;

type FormOf<Line> = Line extends { kind: 'choice'; required: true }
  ? EnumOf<Line>
  : Line extends { kind: 'choice' }
    ? z.ZodNullable<EnumOf<Line>>
    : Line extends { kind: infer Kind extends keyof Whole }
      ? ReturnType<Whole[Kind]>
      : Line extends { required: true }
        ? never
        : Line extends { kind: infer Kind extends keyof Forms }
          ? ReturnType<Forms[Kind]>
          : never;

/** The writable fields whose definition is not enough: the caller must supply their schema. */
type AskedName<Fields extends AnyFields> = {
  [Name in WrittenName<Fields>]: [FormOf<Fields[Name]>] extends [never] ? Name : never;
}[WrittenName<Fields>];

type Given<Fields extends AnyFields> = Record<AskedName<Fields>, z.ZodType> &
  Partial<Record<WrittenName<Fields>, z.ZodType>>;

type FormShape<Fields extends AnyFields, Own> = {
  [Name in WrittenName<Fields>]: Name extends keyof Own ? Own[Name] : FormOf<Fields[Name]>;
};

function formOf(line: FieldLine): z.ZodType | undefined {
  const { kind, required, choices = [] } = line;
  if (kind === 'choice') return required ? z.enum(choices) : z.enum(choices).nullable();
  if (kind in whole) return whole[kind as keyof Whole]();
  return kind in forms ? forms[kind as keyof Forms](line) : undefined;
}

/** The schemas of a form: one for each writable field, from its definition or as supplied. */
export const formOfFields = <Fields extends AnyFields, const Own extends Given<Fields>>(
  fields: Fields,
  given: Own,
) => {
  const own: Partial<Record<string, z.ZodType>> = given;
  const written = linesOf(fields).filter(([, { made }]) => made === undefined);
  const shape = written.map(([name, line]) => [name, own[name] ?? formOf(line)]);
  return z.object(Object.fromEntries(shape) as FormShape<Fields, Own>);
};

/** The filters for a field of each kind. */
const filters = {
  text: textFilter,
  paragraph: textFilter,
  link: textFilter,
  email: textFilter,
  phone: phoneFilter,
  country: textFilter,
  number: numberFilter,
  percent: numberFilter,
  money: numberFilter,
  record: rowFilter,
  stage: rowFilter,
  member: memberFilter,
  date: dayFilter,
  time: timeFilter,
  tags: tagFilter,
  own: ownFilters,
};

type Filters = typeof filters;
type FilterOf<Line> = Line extends { kind: 'choice' }
  ? ReturnType<typeof choiceFilter<CodesOf<Line>>>
  : Line extends { kind: infer Kind extends keyof Filters }
    ? Filters[Kind]
    : never;
type FilteredName<Fields extends AnyFields> = NameIn<'filter' | 'asked', Fields>;
type FilterShape<Fields extends AnyFields> = {
  [Name in FilteredName<Fields>]: FilterOf<Fields[Name]>;
};

/** The filters for the filterable fields. */
export function filtersOfFields<Fields extends AnyFields>(fields: Fields) {
  const asked = [...namesIn('filter', fields), ...namesIn('asked', fields)];
  const shape = asked.map((name) => {
    const { kind, choices = [] } = fields[name] as FieldLine;
    return [name, kind === 'choice' ? choiceFilter(choices) : filters[kind as keyof Filters]];
  });
  return Object.fromEntries(shape) as FilterShape<Fields>;
}

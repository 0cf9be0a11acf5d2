/** Makes the editor's fields from the schemas of the content, so that both always agree. */
import { z } from 'zod';

/** A field of the editor's configuration (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** Settings of a field that are not in the schema. */
export interface FieldNotes {
  readonly label: string;
  /** Help at the field; without it, the description of the schema. */
  readonly hint?: string;
  /** Options that replace those made from the schema. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The part of JSON Schema that the schemas of the content need. */
interface JsonSchema {
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/**
 * The fields of a schema of front matter, in its order. `notesOf` gets the path of a field (`sources.url`).
 * Throws on a kind of value that the editor has no field for.
 */
export function fieldsOf(schema: z.ZodType, notesOf: (path: string) => FieldNotes): EditorField[] {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate)
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return fieldsOfObject(json as JsonSchema, '', notesOf);
}

function fieldsOfObject(
  { properties = {}, required = [] }: JsonSchema,
  prefix: string,
  notesOf: (path: string) => FieldNotes,
): EditorField[] {
  return Object.entries(properties).map(([name, value]) => {
    const path = prefix + name;
    const { label, hint = value.description, options } = notesOf(path);
    return {
      name,
      label,
      ...kindOf(value, path, notesOf),
      // The editor refuses a required list without items.
      required: required.includes(name) && !mayBeEmpty(value),
      ...(hint && { hint }),
      i18n: true,
      ...options,
    };
  });
}

/** Whether a list of no items is valid, such as the synonyms of a term without any. */
function mayBeEmpty({ type, minItems = 0 }: JsonSchema): boolean {
  return type === 'array' && minItems === 0;
}

function kindOf(
  value: JsonSchema,
  path: string,
  notesOf: (path: string) => FieldNotes,
): { readonly widget: string; readonly [option: string]: unknown } {
  if (value.type === 'array' && value.items) return listOf(value, value.items, path, notesOf);
  if (value.enum) return { widget: 'select', options: value.enum };
  if (value.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (value.format === 'uri') {
    return { widget: 'string', pattern: ['^https://', 'https://…'] };
  }
  if (value.type === 'string') {
    const { minLength, maxLength } = value;
    return {
      widget: (maxLength ?? 0) > 60 || (minLength ?? 0) >= 20 ? 'text' : 'string',
      ...(minLength !== undefined && { minlength: minLength }),
      ...(maxLength !== undefined && { maxlength: maxLength }),
    };
  }
  throw unknownKind(path);
}

function listOf(
  { minItems, maxItems }: JsonSchema,
  item: JsonSchema,
  path: string,
  notesOf: (path: string) => FieldNotes,
): { readonly widget: string; readonly [option: string]: unknown } {
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum, ...limits };
  if (item.properties) {
    return { widget: 'list', fields: fieldsOfObject(item, `${path}.`, notesOf), ...limits };
  }
  // One item on a line.
  if (item.type === 'string') return { widget: 'list', ...limits };
  throw unknownKind(path);
}

function unknownKind(path: string): Error {
  return new Error(
    `The editor has no field for ${path}: add its kind to src/build/editor/fields.ts.`,
  );
}

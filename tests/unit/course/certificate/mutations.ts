/** Random changes to a credential: each leaves valid JSON that says something else. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Holder = Json[] | { [name: string]: Json };

/** A changed copy of a credential, and what was changed. */
export function mutate(badge: unknown, random: () => number): { says: string; text: string } {
  const copy = JSON.parse(JSON.stringify(badge)) as Json;
  const places = placesIn(copy, '');
  const place = one(places, random);
  const says = `${place.path}: ${change(place, places, random)}`;
  const text = JSON.stringify(copy);
  // A value set to itself changes nothing: another one is drawn.
  return text === JSON.stringify(badge) ? mutate(badge, random) : { says, text };
}

interface Place {
  readonly holder: Holder;
  readonly name: string;
  readonly path: string;
}

/** Every member and item, at any depth. */
function placesIn(value: Json, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { holder: value, name, path: `${path}/${name}` },
    ...placesIn(inner, `${path}/${name}`),
  ]);
}

function change({ holder, name }: Place, places: readonly Place[], random: () => number): string {
  const inside = holder as Record<string, Json>;
  const value = inside[name] as Json;
  const ways: Record<string, () => void> = {
    remove: () => {
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else Reflect.deleteProperty(inside, name);
    },
    rename: () => {
      Reflect.deleteProperty(inside, name);
      inside[`${name}x`] = value;
    },
    add: () => void (inside[`extra${Math.floor(random() * 9)}`] = 'x'),
    wrap: () => void (inside[name] = [value]),
    null: () => void (inside[name] = null),
    copy: () => {
      const other = one(places, random);
      inside[name] = structuredClone((other.holder as Record<string, Json>)[other.name] as Json);
    },
    letter: () => void (inside[name] = withOtherLetter(value, random)),
  };
  // JSON drops the named properties of an array.
  const usable = Object.keys(ways).filter(
    (way) => !Array.isArray(holder) || /wrap|null|copy|remove|letter/.test(way),
  );
  const way = one(usable, random);
  ways[way]?.();
  return way;
}

/** A text with one letter replaced, removed or added; another value of any other type. */
function withOtherLetter(value: Json, random: () => number): Json {
  if (typeof value !== 'string') return typeof value === 'boolean' ? !value : 'x';
  const at = Math.floor(random() * (value.length + 1));
  const letter = one(['', 'A', 'z', '0', '"', '\\', ' ', '\u200B', 'é', '\n'], random);
  return value.slice(0, at) + letter + value.slice(at + (random() < 0.5 ? 1 : 0));
}

function one<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** The course: five modules, twenty lessons, in teaching order. */
export const modules = [
  {
    key: 'fondations',
    lessons: [
      'fondamentaux-blockchain',
      'principes-decentralisation',
      'cryptographie-securite',
      'types-blockchain',
    ],
  },
  {
    key: 'actifs',
    lessons: ['bitcoin-histoire', 'ethereum-smart-contracts', 'types-tokens', 'securite-wallets'],
  },
  {
    key: 'marches',
    lessons: ['indicateurs-techniques', 'analyse-graphiques', 'patterns-trading', 'gestion-risque'],
  },
  {
    key: 'defi',
    lessons: ['protocoles-defi', 'yield-farming', 'pools-liquidite', 'stablecoins'],
  },
  {
    key: 'maitrise',
    lessons: [
      'securisation-wallets',
      'arnaques-crypto',
      'gestion-portfolio',
      'strategies-avancees',
    ],
  },
] as const;

export type ModuleKey = (typeof modules)[number]['key'];
export type LessonKey = (typeof modules)[number]['lessons'][number];

/** Lesson keys in teaching order; also the last segment of each lesson's URL. */
export const lessonKeys: readonly LessonKey[] = modules.flatMap((module) => [...module.lessons]);

/** The only lesson open to a free account. */
export const freeLesson: LessonKey = 'fondamentaux-blockchain';

/** Whether a value is the key of a lesson. */
export function isLessonKey(value: unknown): value is LessonKey {
  return lessonKeys.includes(value as LessonKey);
}

/** Position of a lesson: its module (1 to 5), its number (1 to 20) and its neighbours. */
export function lessonPlace(key: LessonKey): {
  module: ModuleKey;
  moduleNumber: number;
  number: number;
  previous: LessonKey | undefined;
  next: LessonKey | undefined;
} {
  const moduleIndex = modules.findIndex((module) =>
    (module.lessons as readonly string[]).includes(key),
  );
  const index = lessonKeys.indexOf(key);
  const module = modules[moduleIndex];
  if (!module) throw new Error(`Lesson "${key}" is in no module of src/domain/course/lessons.ts.`);
  return {
    module: module.key,
    moduleNumber: moduleIndex + 1,
    number: index + 1,
    previous: lessonKeys[index - 1],
    next: lessonKeys[index + 1],
  };
}

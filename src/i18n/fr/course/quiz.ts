/** The quiz at the end of a lesson. */
import type { QuizCode } from '../../../domain/api/quiz.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const quiz = {
  kicker: 'Pour finir',
  heading: '{total} questions, une à la fois',
  intro:
    'Une réponse juste vaut un point, un demi-point au second essai. Le quiz est réussi à partir de {pass} points sur {total}. Les questions sont tirées au sort à chaque fois.',
  loading: 'Chargement du quiz…',
  start: 'Commencer le quiz',
  again: 'Refaire le quiz',
  starting: 'Tirage des questions…',
  best: 'Votre meilleur résultat : {points} sur {total}.',
  bestPassed: 'Quiz réussi.',
  resumed: 'Vous reprenez où vous en étiez.',
  question: 'Question {n} sur {total}',
  dots: 'Progression du quiz',
  dot: 'Question {n} : {mark}',
  /** By mark; `here` is the question on the screen, `open` one to come. */
  marks: {
    here: 'en cours',
    open: 'à venir',
    first: 'juste',
    second: 'juste au second essai',
    missed: 'à revoir',
  },
  twoTries: 'deux essais',
  oneTry: 'un essai restant',
  /** What to do, by kind of question. */
  tasks: {
    single: 'Une seule réponse est juste.',
    multiple: 'Plusieurs réponses sont justes.',
    number: 'Écrivez un nombre.',
    order: 'Mettez dans l’ordre, avec les flèches ou en faisant glisser.',
    match: 'Chaque réponse sert une fois.',
  },
  yourAnswer: 'Votre réponse',
  yourAnswerIn: 'Votre réponse ({unit})',
  choose: 'Choisir…',
  up: 'Monter : {item}',
  down: 'Descendre : {item}',
  moved: '{item} : place {n} sur {total}.',
  check: 'Vérifier',
  checkAgain: 'Second essai',
  checking: 'Vérification…',
  next: 'Question suivante',
  toResult: 'Voir le bilan',
  /** Said when nothing was chosen or typed yet. */
  empty: {
    single: 'Choisissez une réponse.',
    multiple: 'Choisissez au moins une réponse.',
    number: 'Écrivez un nombre, par exemple 12,5.',
    order: 'Mettez les éléments dans l’ordre.',
    match: 'Choisissez une réponse différente à chaque ligne.',
  },
  /** After a marked choice, for screen readers. */
  verdicts: {
    right: 'bonne réponse',
    wrong: 'votre réponse, fausse',
    excluded: 'exclue',
  },
  right: 'Juste.',
  notYet: 'Pas encore.',
  hint: 'Indice : {hint}',
  incomplete: 'Ce que vous avez choisi est juste, mais il manque au moins une réponse.',
  wrongFrom: 'L’ordre n’est plus bon à partir de la place {n}.',
  wrongPair: 'La première paire fausse est celle de « {left} ».',
  /** Before the explanation, after a second miss. */
  solutions: {
    single: 'La bonne réponse est marquée d’une coche.',
    multiple: 'Les bonnes réponses sont marquées d’une coche.',
    number: 'La réponse est {answer}.',
    order: 'Voici le bon ordre.',
    match: 'Voici les bonnes paires.',
  },
  result: 'Résultat : {points} sur {total}',
  counts: 'Du premier coup : {first}. Au second essai : {second}. À revoir : {missed}.',
  passed: 'Quiz réussi.',
  failed:
    'Il faut {pass} points pour réussir. Relisez les passages dont parlent les questions manquées, puis recommencez : les questions seront tirées à nouveau.',
  asked: 'Les questions de ce quiz',
  /** Names the choices with a tick, for screen readers. */
  solution: 'Réponse : {answer}',
  retry: 'Réessayer',
  errors: {
    ...errors,
    rate_limited: 'Vous avez commencé ce quiz douze fois en un jour. {retry}',
    subscription_required: 'Cette leçon demande un abonnement actif. Abonnez-vous, puis réessayez.',
    no_quiz: 'Cette leçon n’a pas encore de quiz.',
    no_attempt: 'Ce quiz a été terminé ou remplacé dans une autre fenêtre. Réessayez.',
    unreadable_answer:
      'Cette réponse n’a pas pu être lue. Pour un nombre, écrivez par exemple 12,5.',
  } satisfies ErrorTexts<QuizCode>,
};
